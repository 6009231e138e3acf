import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Romanian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: null,
  behind: {
    relatives: null,
    relativesBehindComma: 'care',
    ages: null,
    afterAges: null,
    actions: null,
    predicates: null,
    speech: null,
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: null,
  companions: null,
  kin: null,
  credits: {
    bylines: 'scris de',
    by: null,
    labels: null,
    websites: null,
    websiteParts: null,
    websiteBy: null,
  },
  pictures: null,
  letters: {
    closings: null,
    greetings: 'salutari multumesc',
  },
  nameLabels: {
    given: 'prenume',
    family: null,
    givenOrWhole: null,
    names: 'nume',
    joining: null,
    qualifiers: null,
    whole: 'nume si prenume',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: null,
    reached: null,
    ofThings: null,
    columns: 'functia',
    roles: 'functia|functia?|functie|post|rol|responsabilitate',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: {
    degreeFields: 'univ|lect|conf|asist',
    abbreviations: null,
    officers: null,
    copulas: 'sunt',
    of: null,
    joiners: null,
    citing: null,
    determiners: null,
    articles: null,
    verbs: null,
    notBefore: null,
    ends: null,
  },
  things: null,
  described: null,
  names: {
    titles: 'dl dna ec',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'escu|eanu',
    familyBeginnings: null,
  },
  endings: null,
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'actrita antrenoare antrenor arhitect arhitecta avocata bibliotecar bibliotecara bucatar cofondator ' +
      'conferentiar consilier consiliera contabil contabila coordonator decan deputatul directoare director ' +
      'directorul diriginte dirijor educatoare fizioterapeut fondator inginer invatatoare invatator kinetoterapeut ' +
      'medic ministru ministrul paroh pedagog premierul preot presedinte presedintele primar primarul prodecan ' +
      'profesoara profesor proprietar prorector psiholog psihoterapeut redactor referent regizor reprezentant ' +
      'responsabil responsabila revizor scenograf secretar secretarul sef sefa senatorul stomatolog tehnician ' +
      'tehnolog trezorier trezorierul vicepresedinte vicepresedintele viceprimar viceprimarul',
    occupations:
      'presedinta secretara casiera primarita executor inginera proiectant instalator mecanic sofer zugrav tamplar ' +
      'zidar sudor lacatus croitoreasa cizmar ceasornicar frizer coafor coafeza cosmeticiana maseur gradinar ' +
      'oenolog brutar cofetar macelar bucatareasa ospatar receptioner receptionera ingrijitor ingrijitoare portar ' +
      'educator psiholoaga arbitru doctorita infirmiera moasa farmacist psihiatru diacon cantaret muzician ' +
      'compozitor pictor ceramist arhivist muzeograf cercetator lector doctorand jurnalista grafician dezvoltator ' +
      'traducator traducatoare interpret proprietara fondatoare asociat asociata reprezentanta coordonatoare ' +
      'voluntar voluntara purtator-de-cuvant vanzator vanzatoare',
    departments: 'achizitii contabilitate relatii secretariat umane vanzari',
    duties:
      'administratie contabilitate receptie rezervari intretinere vanzari achizitii logistica productie comunicare ' +
      'redactie secretariat depozit atelier bucatarie facturare',
    former: 'fost fosta pensionar',
    qualifiers: null,
    adjectives: 'executiv executiva financiar tehnic artistic adjunct adjuncta onorific',
    labels: 'nume persoana',
  },
  entities: {
    heads: null,
    prefixes:
      'asociatia colegiul fundatia gradinita liceul liceum parohia prefectura primaria scoala spitalul ' +
      'universitatea',
  },
  marks: null,
}
