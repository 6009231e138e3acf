import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Croatian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: null,
    jointWork: null,
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: null,
    contacts: null,
    introductions: null,
    landmarks: null,
    welcomes: null,
    offices: 'ordinacija',
    officeKinds: null,
  },
  behind: null,
  appointments: null,
  companions: null,
  kin: null,
  credits: null,
  pictures: null,
  letters: {
    closings: null,
    greetings: 'hvala',
  },
  nameLabels: {
    given: null,
    family: 'prezime',
    givenOrWhole: null,
    names: null,
    joining: null,
    qualifiers: null,
    whole: null,
    columns: null,
    caseless: null,
  },
  labels: null,
  visitors: null,
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'su',
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
    titles: 'dipl doc dr gosp gospodin gospodja mr prim',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: '[bdgjnrt]ic',
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: 'naja|stvo',
    roles: null,
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'arhitektica blagajnica blagajnik direktora direktorica dopredsjednica dopredsjednik gradonacelnik ' +
      'knjiznicar knjiznicarka komercijalist komercijalista kuharica lijecnica lijecnik majstor ministar ' +
      'ministrica nacelnica nacelnik nastavnica nastavnik novinarka odgojitelj odgojiteljica odvjetnica odvjetnik ' +
      'osnivac osnivacica pedagoginja potpredsjednica potpredsjednik poveljnik predsjednica predsjednik ' +
      'predsjednika predstavnica predstavnik premierka premijer premijerka procelnica procelnik prodavac ' +
      'profesorica programator prokuristka psihologinja racunovoda racunovodkinja ravnatelj ravnatelja ' +
      'ravnateljica referentica reprezentantka riznicar savjetnik spremacica suradnica suradnik tajnica tajnik ' +
      'tajnika trenerica ucitelj uciteljica urednica urednik vijecnica vijecnik vlasnica vlasnik voditelj ' +
      'voditeljica zamjenica zamjenik zastupnik zubar zupan zupanja',
    occupations:
      'racunovotkinja savjetnica koordinatorica javni-biljeznik pravnik pravnica arhitekt inzenjer inzenjerka ' +
      'tehnicar elektricar vodoinstalater stolar zidar soboslikar bravar mehanicar automehanicar vozac prodavacica ' +
      'skladistar konobar konobarica slasticar mesar frizer frizerka kozmeticarka maser vrtlar pcelar vinar ' +
      'logopedinja sudac stomatologinja primalja ljekarnik ljekarnica fizioterapeutkinja nutricionist psihijatar ' +
      'veterinarka zupnik kapelan dakon orguljas zborovoda glazbenik pjevac skladatelj redatelj redateljica glumac ' +
      'glumica kipar keramicar arhivist kustosica graficar programer prevoditelj prevoditeljica tumac suvlasnik ' +
      'glasnogovornik volonter volonterka zapovjednik',
    departments: 'komerciala nabava nabavka prodaja racunovodstva racunovodstvo tajnistvo',
    duties:
      'administracija racunovodstvo recepcija rezervacije odrzavanje prodaja nabava logistika proizvodnja ' +
      'komunikacije urednistvo tajnistvo skladiste radionica kuhinja',
    former: null,
    qualifiers: null,
    adjectives: null,
    labels: 'odgovorna',
  },
  entities: {
    heads: 'ulica ulice ulici',
    prefixes:
      'drustvo kazaliste ljekarna muzej nabrezi opcina osnovna pekara restoran skola srednja udruga udruzenje ' +
      'ulica vrtec zupnija',
  },
  marks: null,
}
