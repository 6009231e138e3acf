import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Portuguese say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'obrigad[oa] ao?|parabens ao?',
    jointWork: '(?:entrevista|oficina|curso|aula|conversa|junto|encontro) com',
    makers: '(?:ministrad[oa]|apresentad[oa]|organizad[oa]|acompanhad[oa]) por',
    sharedTitles: 'vereadores|irmaos|irmas|casal',
    namesakes: 'em homenagem a',
    speech: 'disse|diz|conta|segundo',
    contacts: 'aos? cuidados? de|fale com|ligue para|falar com|escreva para',
    introductions: 'sou|eu sou|meu nome e|me chamo',
    landmarks: 'em frente a[o]?',
    welcomes: 'bem-vind[oa]s? a[o]?',
    offices: 'gabinete',
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'cuj[oa]s?',
    ages: null,
    afterAges: null,
    actions:
      'agradeceu|recebeu|ganhou|visitou|entregou|participou|chegou|voltou|cantou|mora|vive|conta|comenta|lembra|' +
      'comemora|comemorou|inaugurou|completa',
    predicates: 'fundou|abriu|assumiu|apresenta|trabalha|nasceu|estudou',
    speech: 'disse|diz|explicou|contou|destacou|ressaltou',
    possessions: null,
    adjectives: null,
    firms: 'filhos',
    units: null,
    centuries: 'seculo x',
  },
  appointments: {
    appointed: '(?:nomeacao|eleicao|renuncia) de',
    passives: 'foi',
    adverbs: null,
    elected: 'nomead[oa]|eleit[oa]',
    isNamed: null,
    since: null,
  },
  companions: {
    joiners: 'com',
    possessives: 'seu|sua',
    adjectives: null,
    people: 'filho|mulher',
  },
  kin: {
    possessives: 'meu|minha|seu|sua|nosso|nossa',
    relatives:
      'espos[oa]|marido|mulher|filh[oa]|irma|irmao|pai|mae|ti[oa]|prim[oa]|sobrinh[oa]|amig[oa]|companheir[oa]|' +
      'colega|vizinh[oa]|soci[oa]|sogr[oa]|avo',
  },
  credits: {
    bylines: '(?:criado|postado) (?:por|de)',
    by: null,
    labels: null,
    websites: 'desenvolvid[oa]',
    websiteParts: null,
    websiteBy: null,
  },
  pictures: {
    signs: null,
    credits: null,
    portraits: null,
    of: 'do|da',
    leftToRight: 'da esquerda para a direita',
    positions: null,
  },
  letters: {
    closings: 'atenciosamente',
    greetings: 'abraco abracos obrigado obrigada atenciosamente cumprimentos',
  },
  nameLabels: {
    given: null,
    family: 'sobrenome apelido',
    givenOrWhole: null,
    names: null,
    joining: null,
    qualifiers: null,
    whole: 'pessoa de contato',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: null,
    reached: 'telefone?',
    ofThings: 'endereco',
    columns: 'telefone',
    roles: 'funcao|cargo|funcoes|area|responsabilidade|pelouro',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: {
    marks: 'depoimentos?|avaliacoes',
    staffMarks: null,
    headings: 'depoimentos|o que dizem|avaliacoes',
    speakers: 'palestrantes?',
    speakerTitles: 'palestrante|orador(?:a)?|convidad[oa]|moderador(?:a)?',
    speakerPaths: 'palestrantes',
    staff: null,
    titles: null,
    stars: null,
    counts: null,
    dates: null,
    spokespeople: 'diretora?|gerente|fundadora?|presidente',
  },
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'é|são|foram',
    of: 'do',
    joiners: 'da|do',
    citing: null,
    determiners: 'nossa?|o|a|[ao]s?|aos?|[nd][ao]|pel[ao]|seu|sua',
    articles: 'o|um|uma',
    verbs: 'e desde \\d{4}|e atualmente|e|foi|torna-se|(?:trabalha|atua) como',
    notBefore: null,
    ends: null,
  },
  things: {
    copulas: null,
    articles: 'um|uma',
    ends: null,
    passives: null,
    adverbs: null,
    states: null,
    nouns: null,
    publishers: null,
    firmsOfPeople: 'advoca',
    attributes: null,
  },
  described: {
    articles: 'um|uma',
    notPeople: null,
    joiners: null,
    workEndings: null,
    of: 'do|da',
    pronouns: null,
    bornVerbs: 'nasceu',
    born: 'nascid[oa]',
  },
  names: {
    titles: 'adva dra eng enga engo exma exmo fil hna hno irma profa profssa senhor senhora sr sra',
    suffixes: null,
    particles: 'da|dos|das',
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'inho',
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: 'coes|dade',
    roles: null,
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'administradora advogada advogado arquiteta arquiteto artista barista cardiologista catechista catequista ' +
      'chefe conselheira conselheiro consultora contabilista coordenador coordenadora corretor corretora ' +
      'corretores dentista deputada deputado desenvolvedor desenvolvedora diretor diretor-adjunto diretora ' +
      'educadora encarregada encarregado enfermeira engenheira engenheiro ensaiador ensaiadora escrevente ' +
      'estagiario esteticista fonoaudiologa ginecologista jornalista juiz mestra mestre mordomo musico pesquisador ' +
      'pesquisadora praticante prefeita prefeito presbitero procuradora professora redator redatora regente ' +
      'relator relatora substituta substituto tabelia tabeliao tesoureira tesoureiro treinador treinadora vereador ' +
      'vereadora vereadores vogais vogal zelador zeladora',
    occupations:
      'doutorando doutoranda desembargador desembargadora ' +
      'autarca provedor provedora mesario subdiretor subdiretora responsavel supervisora assessora solicitador ' +
      'solicitadora juiza auditora economista desenhador informatico programador programadora tradutor tradutora ' +
      'educador formador formadora instrutor instrutora capitao cirurgiao enfermeiro parteira psiquiatra ' +
      'optometrista cozinheiro cozinheira pasteleiro padeiro padeira empregado empregada rececionista apicultora ' +
      'jardineiro jardineira porteiro motorista condutor mecanico eletricista canalizador encanador carpinteiro ' +
      'marceneiro pedreiro pintora serralheiro soldador sapateiro alfaiate costureira modista cabeleireiro ' +
      'cabeleireira florista anfitriao anfitria dono cofundadora mandatario mandataria porta-voz paroco cantor ' +
      'cantora compositor compositora bailarina ator atriz encenador encenadora escultora ceramista artesao artesa ' +
      'arquivista bolseiro bolseira estagiaria voluntario voluntaria ' +
      'ortoptista enfermeira-chefe',
    departments:
      'administracao atendimento clientes comunicacao contabilidade financeiro imprensa producao qualidade suporte ' +
      'vendas',
    duties:
      'administracao manutencao rececao recepcao reservas contabilidade faturacao faturamento vendas compras ' +
      'logistica producao comunicacao imprensa redacao secretaria tesouraria direcao armazem oficina limpeza ' +
      'cozinha jardinagem exportacao coordenacao presidencia organizacao',
    former: 'antigo antiga aposentado aposentada reformado reformada',
    qualifiers: 'e do da a',
    adjectives:
      'executivo executiva geral financeiro financeira artistico artistica tecnico tecnica administrativo administrativa adjunto adjunta honorario honoraria operacional clinico clinica pedagogico pedagogica',
    labels: 'autoria conselheiros contato pessoa responsaveis responsavel intervenientes coristas',
  },
  entities: {
    heads: null,
    prefixes:
      'bairro capela cidade colegio concello condominio drogaria escola estrada faculdade igreja ilha jardim lagoa ' +
      'largo livraria padaria parroquia praca quinta rod rodovia rua sao transportes travessa universidade vila',
  },
  marks: {
    bylines: null,
    people: null,
    roles: null,
    pages: 'quem-somos|contato',
  },
}
