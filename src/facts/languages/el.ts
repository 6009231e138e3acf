import type { Language } from '../language.ts'

/** Greek. */
export const EL: Language = {
  code: 'el',
  otherCodes: null,
  precedence: 29,
  commonWords: null,
  conjunctions: 'και',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'τηλ τηλέφωνο τηλέφωνα τηλεφ τηλεφωνο τηλεφωνα τηλέφ σταθερο σταθερό',
    mobile: 'κινητό κιν κινητο κινητά κινητα',
    fax: 'φαξ φάξ',
    whatsapp: null,
    weak: 'κρατήσεις ραντεβού',
  },
  phoneSigns: null,
  contactPages: { terms: 'επικοινωνια', anywhere: null },
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'ομαδα', anywhere: null },
  aboutPages: { terms: 'σχετικα|ποιοι ειμαστε|η εταιρεια', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'ως|με την ιδιότητα του|με την ιδιότητα της',
    behind: null,
    determiners: 'ο η το οι τα του της των μας',
    members: 'μέλος',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: null,
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'κ.|κ.κ.|Δρ|Δρ.|δρ|δρ.|Καθ.|καθ.|π.|Π.|πατήρ|Πρωτ.|πρωτ.|Αρχιμ.|αρχιμ.|Δις|κος|κυρία|κύριος|κυρίες|' +
    'κ.α|Σεβ.|Αρχιτ.|Μηχ.|Συντ.|Ταξ.',
  personLeads: 'ομιλει|ομιλουν|παρουσιαζει|συντονιζει|διδασκει|διευθυνει|συζυγος|προλογιζει',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'συνεταιρισμός οδοντιατρείο νηπιαγωγείο δημοτικό γυμνάσιο λύκειο ένωση βιβλιοθήκη περιφέρεια ενορία επιμελητήριο ' +
    'ινστιτούτο αρτοποιείο συνεργείο ταβέρνα ξενώνας οινοποιείο ομοσπονδία κτηνιατρείο πανεπιστήμιο νοσοκομείο δήμος ' +
    'μουσείο ίδρυμα σύλλογος ξενοδοχείο εστιατόριο φαρμακείο εκδόσεις τράπεζα σχολείο κλινική ιατρείο φροντιστήριο ' +
    'εταιρεία',
  rankWords: null,
  pageNames: 'ομάδα μας προσωπικό διοίκηση διοικητικό συμβούλιο ιατροί γιατροί εκπαιδευτικοί καθηγητές',
  addressLabels: 'ταχυδρομική διεύθυνση|έδρα|διεύθυνση επικοινωνίας',
  fieldLabels:
    'ηλεκτρονικό ταχυδρομείο|ηλεκτρονική διεύθυνση|ηλ. ταχυδρομείο|ταχυδρομική διεύθυνση|ονοματεπώνυμο|' +
    'πλήρες όνομα|αριθμός τηλεφώνου|ωράριο λειτουργίας|ώρες λειτουργίας|μήνυμα σας|θέμα μηνύματος|' +
    'σταθερό τηλέφωνο|κινητό τηλέφωνο',
  townMarks: null,
  boxWords: null,
  partnerHeadings:
    'χορηγοί|υποστηρικτές|συνεργάτες|πελάτες|εταίροι|δωρητές|προμηθευτές|εκθέτες|χορηγοί επικοινωνίας|' +
    'χρηματοδότες|μας εμπιστεύονται|με την υποστήριξη',
  partnerHeadingWords: 'οι μας και',
  organisationTexts: {
    insideNames: null,
    emptyNames: {
      pageWords: 'αρχική σελίδα επικοινωνία σχετικά εμάς',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: 'λογότυπο|αρχική(?: σελίδα)?',
    },
    beforeNames: null,
    behindNames: null,
    sentences: null,
    labels: {
      names: 'επωνυμία',
      roles: null,
      sellers: null,
      columns: null,
      vague: null,
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: null,
  },
  invitations: null,
  rightsReserved: 'με επιφύλαξη παντός δικαιώματος',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: { made: null, making: null, makers: 'στο', objects: null, behind: null, signs: null },
    places: null,
    preambles: null,
    careers: null,
    pages: null,
    relations: null,
    bodies: null,
    titles: null,
  },
  postcodeLabels: 'Τ.Κ.|ΤΚ|T.K.',
}
