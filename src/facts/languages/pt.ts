import type { Language } from '../language.ts'

/** Portuguese. */
export const PT: Language = {
  code: 'pt',
  otherCodes: null,
  precedence: 5,
  commonWords: 'não uma com os são nossa você dos mais para como em da do ao seu',
  conjunctions: 'e',
  days: 'seg ter qua qui sex sáb dom segunda terça quarta quinta sexta sábado domingo',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  phoneLabels: {
    voice: 'telefone telefones telef telefs fone fones ligue',
    mobile: 'telemóvel telemovel telem tlm',
    fax: null,
    whatsapp: 'whats zap zapzap',
    weak: 'contato secretaría sav fixo reservas marcações agendamento',
  },
  phoneSigns: null,
  contactPages: { terms: 'contato|fale conosco', anywhere: null },
  imprintPages: null,
  officePages: { terms: 'onde estamos', anywhere: null },
  peoplePages: { terms: 'equipa', anywhere: null },
  aboutPages: { terms: 'quem somos|a empresa', anywhere: null },
  formerJobs: 'anteriormente|previamente|trabalhou|antes de ',
  workLeads:
    '(?:ex-?|ex |antig[oa]s? |anterior )\\p{L}{1,30} d[oae]|(?:trabalh|ensin|lecion|estud)\\p{L}{1,30} (?:n[oa]|em|para|com)',
  memberships: 'membro|credenciad',
  roleTexts: {
    before: 'como|na qualidade de|enquanto',
    behind: null,
    determiners: 'o a os as um uma nosso nossa nossos nossas',
    members: 'membro sócio sócia',
    complements: 'para de do da',
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns:
    'museu teatro biblioteca galeria livraria hotel restaurante quinta adega cooperativa escola hospital ' +
    'editora câmara',
  organisationKinds: {
    heads: 'Universidade Fundação Associação Instituto Banco Prefeitura',
    clear: null,
    firms: 'Grupo Editora',
    trades:
      'Restaurante Cooperativa Caixa Construtora Imobiliária Padaria Farmácia Livraria Câmara Secretaria Escola ' +
      'Laboratório Paróquia Sindicato Centro Clínica Museu Teatro Governo Município',
    small: null,
    endings: null,
    stems: null,
    units: 'departamento|faculdade',
    modifiers: 'recepcao reservas comercial compras',
    uses: null,
    neighbours: {
      abbreviations: 'sta sto cia',
      relations: 'parte|filial|membro|marca|divisão|representante|agente',
      located: null,
      associations: null,
      adjectives: 'al|ico|ica|ano|ana',
    },
    partnerships: {
      joins: 'e|y',
      tails: 'Filhos|Associados',
      signTails: null,
      strangers: 'clientes patrocinadores amigos colaboradores pai mae',
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'Pe.|Pe|P.e|Eng.º|Eng.ª|Engº|Engª|Eng.|Arq.º|Arq.ª|Dr.ª|Prof.ª|Profª|Sr.ª|Srª|Dona|dona|Enf.ª|Enf.º|' +
    'Cel.|Ten.|Maj.|Me.|Esp.|Pra.|Pb.|Ev.|Miss.|Irmã|Frei|Mestre|mestre|Méd. Vet.|Méd. Vet|Cónego|' +
    'Exmo. Sr.|Exma. Sra.|Seu|Tec.|Téc.',
  personLeads:
    '[a-z]{3,14}(?:ad|id|it|rt)[oa]s? por|coautora?,? com|com a participacao de|a cargo de|textos? de|' +
    'letra de|musica de|viuva de|sob a direccao de|sob a direcao de',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: 'Filho Neto Júnior Sobrinho',
  },
  organisationNouns:
    'freguesia federação confederação universidade escola fundação associação prefeitura câmara sindicato notaria ' +
    'imobiliária imóveis advogados paróquia pousada farmácia padaria museu teatro biblioteca construtora creche ' +
    'igreja adega pastelaria talho gráfica mediação advocacia contabilidade laboratório drogaria editora livraria ' +
    'ótica',
  rankWords: null,
  pageNames:
    'diretoria equipa direção órgãos sociais equipe corpo clínico médicos professores executivo corpos ' +
    'assembleia geral executiva deliberativo consultivo',
  addressLabels: 'endereço|sede social|localização|endereço comercial',
  fieldLabels:
    'correio eletrônico|correio electrónico|correio eletrónico|endereço eletrônico|endereço de email|' +
    'endereço de e-mail|nome completo|nome e sobrenome|número de telefone|telefone fixo|telefone celular|' +
    'horário de funcionamento|horário de atendimento|sua mensagem|a sua mensagem|código postal|razão social|' +
    'data de nascimento|assunto da mensagem',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'patrocinadores|parceiros|apoiadores|apoios|clientes|fornecedores|financiadores|doadores|expositores|' +
    'investidores|empresas parceiras|entidades parceiras|empresas do grupo|organizações parceiras|mantenedores|' +
    'realizadores|com o apoio de|em parceria com|confiam em nós|parcerias|patrocínio|apoio institucional|' +
    'convênios',
  partnerHeadingWords: 'nossos nossas os as de do da dos e principais oficiais institucionais estratégicos',
  organisationTexts: {
    insideNames: {
      connectors: 'e da do das dos de',
      clubConnectors: null,
      articles: 'o os',
      complements: 'de do da dos',
      nounEndings: null,
      touchingEndings: null,
      municipalities: null,
      activities: null,
      descriptions: 'Agência',
      descriptionLinks: 'da',
      abbreviations: null,
    },
    emptyNames: {
      pageWords: 'contato início fale conosco quem onde estamos encontre localização sobre empresa',
      firmWords: null,
      wholeNames: null,
      possessives: '(?:o )?meu',
      siteNouns: 'loja',
      defaults: null,
      logoPhrases: 'ir para (?:a )?(?:página inicial|home)(?: d[aeo])?',
    },
    beforeNames: {
      stops: 'por para sobre gerente contato bem-vindo razão titular',
      leadingWords: null,
      firmNouns: 'empresa sociedade',
      firmNounEndings: null,
      welcomes: 'bem-vindos? (?:a|ao|à)',
      headingLeads: null,
      ownerLeads: null,
      looseLeads: null,
      depictions: null,
      depictionLinks: null,
      headOffices: null,
      employerLinks: null,
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: 'telefone',
      homePages: null,
      otherPages: 'início',
      contactForms: null,
      crowds: null,
      divisions: null,
      closures: 'em liquidação',
    },
    sentences: {
      verbs: null,
      beVerbs: null,
      beComplements: null,
      situated: null,
      seats: 'com sede',
      seatLinks: 'em',
    },
    labels: {
      names: 'razão social|denominação(?: social)?|nome empresarial',
      roles: 'empregador|agência',
      sellers: null,
      columns: 'instituiç(?:ão|ões)',
      vague: null,
    },
    clients: {
      nouns: 'clientes parceiros apoiadores colaboradores',
      labels: 'contratante|realização|apoio|patrocínio',
      verbs: 'são|estão',
      adverbs: null,
    },
    notices: {
      followers: 'nota legal',
      wholeFollowers: null,
      leads: null,
      subjects: null,
      software: null,
      authorLinks: null,
      rightsHolders: 'titular de dos direitos',
      pictures: null,
      pictureSources: null,
      pictureCredits: 'fotografia',
      licences: null,
    },
    blocks: {
      words: 'endereco competente',
      listClasses: null,
    },
    phones: {
      shared: 'central telefonica|recepcao',
      phoneWords: 'telefone',
      links: null,
      representatives: null,
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: 'seja para torne ser',
  rightsReserved: 'todos (?:os )?direitos reservados',
  copyrightWords: null,
  postcodeLabels: 'CEP|código postal|codigo postal',
}
