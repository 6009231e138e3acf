import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in French say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
  leads: {
    actors:
      '(?:filiale|partenaire|client) d[eu]|soutenu par|organisé par|propriété d[eu]|en partenariat avec|' +
      '\\p{L}{1,30}é(?:e|s|es)? par',
    hosts: null,
    hostVerbs: 'est',
    deals: "(?:soutien|appui|concours|aide|prêt(?: d[’']honneur)?) (?:d[eu]s?|d)|auprès d[eu]s?",
    members: 'membre',
    articles: 'la le les',
    actions: null,
    speakers: 'porte-parole d(?:e|u|es)|carrière chez',
    speakerWords: 'porte-parole carrière',
    addressees: 'à|auprès d[eu]',
    addresseeArticles: 'la le les',
  },
  links: { genitives: 'de des du', complements: null, articles: 'la le les' },
  nouns: {
    firms: 'agence bureau société fabricant',
    firmsInLists: 'coopérative société',
    venues: 'restaurant hôtel librairie boulangerie pâtisserie galerie auberge brasserie bistrot atelier',
    quoted: 'association associations club clubs magasin magasins restaurants hôtels sociétés',
    venuePeople: 'chef|cuisinier|cuisinière|patronne?|gérante?',
  },
  forms: {
    others: null,
    inclusions: null,
    qualities: 'asbl',
    described: '[ée]dition|s[ée]rie|offre|quantit[ée]|dur[ée]e|garantie|collection|responsabilit[ée]',
    labels: null,
  },
  credits: {
    made: 'réalisé|développé|hébergé|conçu',
    making: 'conception|réalisation|création|développement|hébergement|hébergeur',
    makers: 'par',
    objects: 'et agence',
    behind: null,
    signs: null,
  },
  places: {
    owners: 'gérante?',
    offices: null,
    branches: 'filiale',
    officeSigns: null,
    formerHouses: "(?:L['’])?Ancien(?:ne)? \\p{L}",
    words:
      'agence bureau succursale boutique magasin siege secondaire principal principale centrale social sociale ' +
      'technique administratif administrative commercial commerciale distribution logistique service formation ' +
      'municipal communal',
  },
  preambles: {
    copulas: 'est sont',
    documents: 'Note|Pol[ií]tique|Conditions|Mentions|Droits',
    formLabels: 'Forme juridique',
  },
  careers: {
    since: 'depuis',
    to: 'à',
    untilNow: "aujourd[’']hui|présent",
    currently: "actuellement|aujourd[’']hui|désormais",
    workplaces: 'chez',
    origins: null,
    studies: 'licence|doctorat',
    chiefs: 'PDG|(?:co-?)?fondat(?:eur|rice)|gérante?',
    offices:
      '(?:vice-?)?pr[eé]sidente?(?:[- ]direct(?:eur|rice) g[eé]n[eé]rale?)?|(?:co-?)?g[eé]rante?|' +
      'direct(?:eur|rice)|PDG|DG|associ[eé]e?|(?:co-?)?fondat(?:eur|rice)|propri[eé]taire|dirigeante?|' +
      'responsable|administrat(?:eur|rice)|secr[eé]taire|tr[eé]sori(?:er|[eè]re)|membre',
    boards: "conseil d['’]administration|conseil de surveillance|comit[eé] (?:de direction|ex[eé]cutif)|directoire",
    verbs: null,
    complements: 'de du',
    otherLinks: 'pour',
  },
  pages: {
    imprint: 'mentions legales',
    legal: 'confidentialite|cgv|cgu|conditions|rgpd',
    contact: 'contact(?:ez|er)?',
    partners: 'partenaires?|liens|collaborations?',
    clients: 'clients?|references?',
    people: 'bureau|equipe',
    about: 'qui sommes nous',
  },
  relations: {
    authority:
      'autorité de (?:contrôle|tutelle|surveillance)|autorité compétente ?[:：]?\\s*$|ordre professionnel ?[:：]?\\s*$',
    operators: '(?:organisme )?gestionnaire|gere(?:e)? par|association gestionnaire',
    complaints: 'réclamations?|plaintes?|saisir',
    agency: 'hébergeur|hébergement|hébergé|réalisation',
    bank: 'banque',
    insurer: 'assurance (?:de )?responsabilité(?: civile)?|assureur|assurance professionnelle',
    member: 'affilié à|affiliée à|membre d(?:e|u|es)',
    partner: 'partenaires?',
    client: 'clients?',
    banks: 'banque|bancaire',
    authorities: 'autorite|cnil|tribunal',
  },
  bodies: { names: 'comite|conseil|commission|jury', endings: null, ranks: null, members: 'membres?' },
  titles: { labels: 'représentée? par|notre|nos', others: null, fragmentStarts: 'des du qui et', behind: null },
  logos: null,
}
