import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in Italian say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: {
    actors: 'parte del(?:la)?|in collaborazione con|\\p{L}{1,30}[aiu]t[oaie] d(?:a|al|alla)',
    hosts: null,
    hostVerbs: null,
    deals: '(?:sostegno|contributo|mutuo) (?:del?|d[oai]|del?la)',
    members: 'membro',
    articles: 'la le il lo',
    actions: null,
    speakers: 'portavoce d(?:i|el|ella)|carriera in',
    speakerWords: 'portavoce carriera',
    addressees: 'a|al|presso',
    addresseeArticles: 'la le il',
  },
  links: { genitives: 'di del della dei degli delle da', complements: null, articles: null },
  nouns: {
    firms: 'agenzia azienda società',
    firmsInLists: 'cooperativa azienda ditta',
    venues: 'ristorante hotel trattoria libreria panificio pasticceria galleria albergo',
    quoted: 'associazione associazioni club negozio negozi',
    venuePeople: 'chef|titolare|cuoc[oa]',
  },
  forms: { others: null, inclusions: null, qualities: 'odv ets aps onlus asd ssd', described: null, labels: null },
  credits: {
    made: 'realizzato|sviluppato|creato',
    making: 'realizzazione|sviluppo',
    makers: "per|da|di|a cura di|dall['’]",
    objects: 'e sito siti pagina studio',
    behind: null,
    signs: null,
  },
  places: {
    owners: 'titolare',
    offices: null,
    branches: 'filiale',
    officeSigns: null,
    formerHouses: null,
    words: 'sede ufficio negozio punto vendita filiale principale centrale sociale legale operativa commerciale',
  },
  preambles: {
    copulas: 'è sono',
    documents: 'Nota|Note|Informativa|Politica|Condizioni|T[ée]rmini|Diritti',
    formLabels: 'Forma giuridica',
  },
  careers: {
    since: 'dal da',
    to: 'a',
    untilNow: 'oggi|presente',
    currently: 'attualmente|ora',
    workplaces: 'presso',
    origins: null,
    studies: 'laurea|dottorato',
    chiefs: 'titolare|fondat(?:ore|rice)',
    offices:
      '(?:vice[ -]?)?president(?:e|essa)|amministrat(?:ore|rice)(?: (?:delegat|unic)[oa])?|consiglier[ea]|' +
      '(?:vice|con)?dirett(?:ore|rice)|dirigente|responsabile|soci[oa]|(?:co-?)?fondat(?:ore|rice)|titolare|' +
      'segretari[oa]|tesorier[ea]|procurat(?:ore|rice)',
    boards:
      "consiglio (?:di |d['’])amministrazione|collegio sindacale|" +
      '(?:consiglio|comitato) (?:direttivo|generale|esecutivo)|amministrazione(?= dell[ae] )',
    verbs: null,
    complements: 'del della',
    otherLinks: null,
  },
  pages: {
    imprint: 'note legali',
    legal: 'riservatezza|condizioni',
    contact: 'contatti',
    partners: 'partner',
    clients: 'referenze|clienti',
    people: 'direttivo|consiglio',
    about: 'chi siamo',
  },
  relations: {
    authority:
      'autorità (?:di (?:controllo|vigilanza)|garante)|autorità competente ?[:：]?\\s*$|' +
      'ordine (?:professionale|di appartenenza) ?[:：]?\\s*$',
    operators: 'ente gestore|gestore|gestit[oa] da(?:lla|l)?',
    complaints: 'reclam[oi]',
    agency: 'realizzazione',
    bank: 'banca',
    insurer: 'assicurazione (?:per la |di )?responsabilità|polizza (?:di )?responsabilità',
    member: 'membro d[aei]|aderente a|affiliata a',
    partner: null,
    client: 'clienti',
    banks: 'banca|banco|bcc',
    authorities: 'garante|autorita',
  },
  bodies: { names: 'commissione|comitato|consiglio', endings: null, ranks: null, members: 'membri' },
  titles: { labels: 'il nostro|la nostra', others: null, fragmentStarts: 'della e', behind: null },
  logos: null,
}
