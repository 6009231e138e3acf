/**
 * Words about people in scripts without capitals: Arabic, Persian, Urdu, Hebrew, languages of India, Georgian and Thai.
 * The lists here are for Kannada, Gujarati and Sinhala, which have no facts yet.
 */
import { personWords } from '../person-patterns.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** Words that begin a job title; in Hindi they end it. */
export const CASELESS_ROLES: readonly string[] = [
  ...personWords('caseless', 'roles'),
  ...words(`
ನಿರ್ದೇಶಕ ವ್ಯವಸ್ಥಾಪಕ ಅಧ್ಯಕ್ಷ ಕಾರ್ಯದರ್ಶಿ ಅಧ್ಯಕ್ಷರು ಅಧ್ಯಕ್ಷೆ ಉಪಾಧ್ಯಕ್ಷರು ಉಪಾಧ್ಯಕ್ಷ ಕಾರ್ಯದರ್ಶಿಗಳು ಖಜಾಂಚಿ
ನಿರ್ದೇಶಕರು ವ್ಯವಸ್ಥಾಪಕರು ಪ್ರಾಂಶುಪಾಲರು ಶಿಕ್ಷಕರು ಶಿಕ್ಷಕ ಶಿಕ್ಷಕಿ ಮುಖ್ಯೋಪಾಧ್ಯಾಯರು ಮುಖ್ಯೋಪಾಧ್ಯಾಯಿನಿ ಸದಸ್ಯರು ಸದಸ್ಯ
ಸಂಪಾದಕ ಸಂಪಾದಕರು ಸಂಸ್ಥಾಪಕ ಸಂಸ್ಥಾಪಕರು ડિરેક્ટર મેનેજર પ્રમુખ મંત્રી ઉપપ્રમુખ સહમંત્રી ખજાનચી ટ્રસ્ટી આચાર્ય
આચાર્યા શિક્ષક શિક્ષિકા નિયામક સભ્ય સ્થાપક તંત્રી સંચાલક અધ્યક્ષ ઉપાધ્યક્ષ සභාපති සභාපතිනි ලේකම් භාණ්ඩාගාරික
අධ්‍යක්ෂ කළමනාකරු විදුහල්පති ගුරුවරයා
`),
]

/** Labels before a colon and a person's name, in addition to job titles. */
export const CASELESS_LABELS: readonly string[] = [...personWords('caseless', 'labels'), 'ಹೆಸರು', 'નામ']

/** Forms of address, with their full stop, slash or mark; Thai ones are attached to the name. */
export const CASELESS_HONORIFICS: readonly string[] = [
  ...personWords('caseless', 'honorifics'),
  ...words('ಶ್ರೀ ಶ್ರೀಮತಿ ಡಾ. ಡಾ શ્રી શ્રીમતી ડૉ. ડો. ආචාර්ය මහාචාර්ය'),
]

/** Frequent given names. */
export const CASELESS_GIVEN_NAMES: ReadonlySet<string> = new Set([
  ...personWords('caseless', 'givenNames'),
  ...words(`
ರಮೇಶ್ ಸುರೇಶ್ ರಾಜೇಶ್ ಮಹೇಶ್ ಗಣೇಶ್ ಮಂಜುನಾಥ್ ಮಂಜುನಾಥ ಬಸವರಾಜ್ ಬಸವರಾಜ ನಾಗರಾಜ್ ನಾಗರಾಜ ಶಿವಕುಮಾರ್ ಲಕ್ಷ್ಮಿ ಗೀತಾ ಸವಿತಾ
ರವಿ ಪ್ರಕಾಶ್ રમેશ રમેશભાઈ સુરેશ સુરેશભાઈ મહેશ મહેશભાઈ રાજેશ રાજેશભાઈ ભરત ભરતભાઈ જયેશ જયેશભાઈ કિરીટ હસમુખ
નરેન્દ્ર જિતેન્દ્ર દિનેશ મુકેશ હિતેશ નિલેશ મીના ગીતા
`),
])

/** Words of companies, offices and headings. A line that contains one is not a person. */
export const CASELESS_THINGS: ReadonlySet<string> = new Set(personWords('caseless', 'things'))

/** Endings of family names that no other word has: Georgian `-შვილი` and `-ძე`, the two most common. */
export const CASELESS_FAMILY_ENDING = /[\u10d0-\u10ff]{2}(?:შვილი|ძე)$/u
