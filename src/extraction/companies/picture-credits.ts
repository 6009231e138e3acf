import { compilePattern } from '../../lib/compile-pattern.ts'
import { patternInTexts } from './organisation-texts.ts'

const PICTURES = patternInTexts(({ notices }) => notices?.pictures)
const SOURCES = patternInTexts(({ notices }) => notices?.pictureSources)
const CREDITS = patternInTexts(({ notices }) => notices?.pictureCredits)
const LABEL = compilePattern(`^\\(?(?:(?:${PICTURES})s?(?: (?:${SOURCES}))?|${CREDITS}) ?[:©]`, 'iu')
const AGENCIES =
  /\/ ?(?:getty|afp|reuters|dpa|picture[ -]alliance|imago|shutterstock|istock|pixabay|unsplash|epa|ap images?|stock\.adobe)(?!\p{L})|(?:^|\s)(?:getty images|picture alliance) ?\//iu
const LICENCES = patternInTexts(({ notices }) => notices?.licences)
const LICENCE = new RegExp(
  '^\\(?(?:Creative Commons )?(?:CC[ -])?BY(?:-(?:NC|SA|ND))+(?: \\d\\.\\d)?\\)?$|' +
    `^(?:the )?(?:creative commons|gnu|mit|apache|bsd)(?: .{0,60})? (?:${LICENCES})(?: .{0,20})?$`,
  'i',
)

/** Whether a text credits a picture: `Foto: Roe`, `Jane Roe/Getty Images`. */
export const isPictureCredit = (text: string) => LABEL.test(text) || AGENCIES.test(text)

/**
 * Whether a text is a licence. `CC BY-NC-SA` ends like a legal form, and `Creative Commons Attribution 4.0 License` is
 * linked like a name.
 */
export const isLicence = (text: string) => LICENCE.test(text)
