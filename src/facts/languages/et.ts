import type { Language } from '../language.ts'

/** Estonian. */
export const ET: Language = {
  code: 'et',
  otherCodes: null,
  precedence: 23,
  commonWords: 'ja on ei või meie kui ning',
  conjunctions: 'ja',
  days: null,
  months: null,
  phoneLabels: {
    voice: null,
    mobile: 'mobiil mobiiltelefon',
    fax: null,
    whatsapp: null,
    weak: null,
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: null,
  aboutPages: null,
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: null,
    behind: 'na',
    determiners: 'meie',
    members: 'liige',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  qualityEndings: null,
  personTitles: 'dr|dr.|prof|prof.|hr|hr.|pr|pr.|prl|adv|õp.|õp|arh.|mjr|ltn|kol',
  personLeads: 'juhib|esineb|esinevad|asutas|raagib|koneleb|juhendab|abikaasa',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'põhikool gümnaasium lasteaed kogudus selts liit ühing raamatukogu rahvamaja huvikool sihtasutus perearstikeskus ' +
    'klubi ülikool haigla kool muuseum apteek kirjastus vallavalitsus linnavalitsus',
  rankWords: null,
  pageNames: 'kontaktandmed töötajad meist õpetajad arstid juhatus nõukogu üldkoosolek',
  addressLabels: 'aadress|postiaadress|asukoht|juriidiline aadress',
  fieldLabels:
    'e-posti aadress|e-post|täisnimi|ees- ja perekonnanimi|telefoni number|telefoninumber|lahtiolekuajad|tööaeg|' +
    'sinu sõnum|pangakonto|arvelduskonto',
  townMarks: null,
  boxWords: 'Postkast',
  partnerHeadings:
    'sponsorid|partnerid|koostööpartnerid|toetajad|kliendid|rahastajad|tarnijad|suurtoetajad|' +
    'liikmesorganisatsioonid',
  partnerHeadingWords: 'meie ja kõik',
  invitations: null,
  rightsReserved: 'kõik õigused kaitstud',
  copyrightWords: 'autoriõigus',
  postcodeLabels: 'postiindeks|sihtnumber',
}
