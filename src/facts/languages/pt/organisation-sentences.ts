import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Portuguese say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: {
    actors: 'parte d[aeo]|parceria com|organizado pel[ao]|\\p{L}{1,30}(?:[ai]d[oa]s?) pel[ao]',
    hosts: null,
    hostVerbs: null,
    deals: '(?:apoio|empréstimo) (?:del?|d[oai]|del?la)',
    members: 'membro',
    articles: null,
    actions: null,
    speakers: 'porta-voz d[aeo]|carreira na',
    speakerWords: 'porta-voz carreira',
    addressees: null,
    addresseeArticles: null,
  },
  links: { genitives: 'de da do dos', complements: null, articles: null },
  nouns: {
    firms: 'empresa cooperativa fabricante agência',
    firmsInLists: null,
    venues: 'restaurante hotel livraria padaria pastelaria galeria pousada',
    venuePeople: 'don[oa]|proprietári[oa]',
  },
  forms: null,
  credits: {
    made: 'desenvolvido|hospedado',
    making: 'desenvolvimento|criação',
    makers: 'por',
    objects: 'e agência',
    behind: null,
    signs: null,
  },
  places: {
    owners: 'titular',
    offices: null,
    branches: 'filial',
    officeSigns: null,
    formerHouses: null,
    words: 'escritorio loja unidade sede filial tecnico tecnica administrativo administrativa comercial',
  },
  preambles: {
    copulas: 'é são',
    documents: 'Aviso|Nota|Pol[ií]ticas?|Condições|Termos|Direitos',
    formLabels: 'Forma jurídica',
  },
  careers: {
    since: 'desde',
    to: 'a',
    untilNow: 'presente',
    workplaces: null,
    origins: null,
    studies: 'licenciatura',
    chiefs: 'fundador[ae]?',
    offices:
      '(?:vice-?)?president[ea]|dire(?:c)?tora?|gerente|' +
      'administradora? (?:delegad[oa]|executiv[oa]|[uú]nic[oa])|s[oó]ci[oa](?:-gerente)?|(?:co)?fundadora?|' +
      'propriet[aá]ri[oa]|secret[aá]ri[oa]|tesoureir[oa]|membro|conselheir[oa]|acionista|vogal',
    boards:
      'conselho (?:de administra[cç][aã]o|fiscal|diretivo|consultivo|deliberativo|geral)|' + 'diretoria(?: executiva)?',
    verbs: null,
    complements: 'de da do',
    otherLinks: 'para',
  },
  pages: {
    imprint: null,
    legal: 'privacidade|rgpd',
    contact: 'contato|contact(?:o|os)',
    partners: 'parceiros',
    clients: 'referencias|clientes',
    people: 'equipe',
    about: 'sobre',
  },
  relations: {
    authority: null,
    operators: 'entidade (?:titular|gestora)|gerid[oa] pel[ao]',
    complaints: 'reclamaç(?:ão|ões)',
    agency: 'desenvolvimento',
    bank: 'banco',
    member: 'membro d[aeo]',
    partner: null,
    client: 'clientes',
    banks: 'banco|caixa',
    authorities: 'anpd|cnpd|autoridade|tribunal',
  },
  bodies: { names: 'comissao|comite|conselho', endings: null, ranks: null, members: 'membros?|suplentes|titulares' },
  titles: null,
  logos: null,
}
