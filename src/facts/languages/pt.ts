import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './pt/address-texts.ts'
import { CONTACT_TEXTS } from './pt/contact-texts.ts'
import { ORGANISATION_KINDS } from './pt/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './pt/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './pt/organisation-texts.ts'
import { PERSON_TEXTS } from './pt/person-texts.ts'

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
  formerJobs:
    'anteriormente|previamente|trabalhou|antes de |' +
    'licenciad|graduad|formad|estudou|mestr|doutorad|diplomad|pós-gradua',
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
    'editora câmara clínica colégio',
  organisationKinds: ORGANISATION_KINDS,
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
    familyJoin: { word: 'e', isUsual: false },
  },
  organisationNouns:
    'freguesia federação confederação universidade escola fundação associação prefeitura câmara sindicato notaria ' +
    'imobiliária imóveis advogados paróquia pousada farmácia padaria museu teatro biblioteca construtora creche ' +
    'igreja adega pastelaria talho gráfica mediação advocacia contabilidade laboratório drogaria editora livraria ' +
    'ótica',
  personTexts: PERSON_TEXTS,
  supporterWords: 'amigos',
  rankWords: null,
  pageNames:
    'diretoria equipa direção órgãos sociais equipe corpo clínico médicos professores executivo corpos ' +
    'assembleia geral executiva deliberativo consultivo',
  addressLabels: 'endereço|sede social|localização|endereço comercial|endereco|morada|sede',
  fieldLabels:
    'correio eletrônico|correio electrónico|correio eletrónico|endereço eletrônico|endereço de email|' +
    'endereço de e-mail|nome completo|nome e sobrenome|número de telefone|telefone fixo|telefone celular|' +
    'horário de funcionamento|horário de atendimento|sua mensagem|a sua mensagem|código postal|razão social|' +
    'data de nascimento|assunto da mensagem',
  townMarks: null,
  addressTexts: ADDRESS_TEXTS,
  boxWords: null,
  partnerHeadings:
    'patrocinadores|parceiros|apoiadores|apoios|clientes|fornecedores|financiadores|doadores|expositores|' +
    'investidores|empresas parceiras|entidades parceiras|empresas do grupo|organizações parceiras|mantenedores|' +
    'realizadores|com o apoio de|em parceria com|confiam em nós|parcerias|patrocínio|apoio institucional|' +
    'convênios|com apoio de|patrocinado por|apoiado por|com a colaboração de|agradecimentos a|agradecemos a',
  partnerHeadingWords: 'nossos nossas os as de do da dos e principais oficiais institucionais estratégicos',
  organisationTexts: ORGANISATION_TEXTS,
  invitations: 'seja para torne ser',
  rightsReserved: 'todos (?:os )?direitos reservados',
  copyrightWords: null,
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'CEP|código postal|codigo postal',
}
