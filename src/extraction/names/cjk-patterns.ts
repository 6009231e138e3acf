import {
  CHINESE_ADDRESS,
  CHINESE_BEHIND_NAME,
  CHINESE_NO_NAMES,
  CHINESE_PROFESSIONS,
} from '../../facts/shared/chinese-sentences.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import {
  CHINESE_FAMILY_NAMES,
  CHINESE_LABELS,
  CHINESE as CHINESE_TEXTS,
  JAPANESE_FAMILY_NAMES,
  JAPANESE_LABELS,
  JAPANESE as JAPANESE_TEXTS,
  KOREAN_FAMILY_NAMES,
  KOREAN_LABELS,
  KOREAN as KOREAN_TEXTS,
} from './words/cjk.ts'

/** One pattern for people in text without capitals and spaces. Groups: `label`, `name`, `after`. */
export interface CjkPattern {
  readonly regExp: RegExp
  readonly confidence: number
}

export const HAN = '[\\u4e00-\\u9fff々ヶ]'
const KANA = '[\\u3041-\\u30ff]'
const MARK = '[ \\t\\n]?[：:／/|＝=・][ \\t\\n]?'
const GAP = '[ \\t\\n]{1,2}'
const NOTE = '(?:[（(][^（）()\\n]{1,16}[）)])?'
/** The same script must not continue directly after a name, except with a form of address. */
const JAPANESE_END = `(?=$|[^\\u3041-\\u30ff\\u4e00-\\u9fff]|${JAPANESE_TEXTS.follows})`
const CHINESE_END = `(?=$|[^\\u4e00-\\u9fff]|${CHINESE_TEXTS.follows})`
export const HANGUL = '[\\uac00-\\ud7a3]'
const KOREAN_END = `(?=$|[^\\uac00-\\ud7a3]|${KOREAN_TEXTS.follows})`

const JAPANESE_NAME = `${HAN}{1,3} (?:${HAN}{1,3}|[\\u3041-\\u3096]{2,4})|(?:${JAPANESE_FAMILY_NAMES}) ?(?:${HAN}{1,3}|${KANA}{2,5})`
export const JAPANESE: readonly CjkPattern[] = [
  {
    // 山田 花子 看護師長, the whole line
    regExp: compilePattern(
      `(?<=^|[\\n\\t])(?<name>${HAN}{1,3} (?:${HAN}{1,3}|[\\u3041-\\u3096]{2,4})) (?<role>(?:${JAPANESE_LABELS})長?)(?=$|[\\n\\t（(])`,
      'gu',
    ),
    confidence: 0.85,
  },
  {
    // 代表取締役 山田太郎, 代表者：代表取締役 山田 太郎
    // Bounded: each repetition is; the lists of names are too long for the checker.
    regExp: compilePattern(
      `(?<label>${JAPANESE_LABELS})(?<![文著])${NOTE}(?:${MARK}|${GAP})?(?<own>(?:(?:${JAPANESE_LABELS})[兼・ ]{0,2}){0,3})(?<name>${JAPANESE_NAME})${JAPANESE_END}`,
      'gu',
    ),
    confidence: 0.9,
  },
  {
    // 氏名：花咲ゆめ, with a family name that is not listed
    regExp: compilePattern(
      `(?<label>${JAPANESE_LABELS})(?<!${HAN}[文著])${MARK}(?<name>${HAN}{3,5}(?! ${HAN}{1,3}(?:[ \\n]|$))|${HAN}{1,3}${KANA}{2,4}|[ァ-ヺー]{2,8}(?:・[ァ-ヺー]{2,10}){1,2})${JAPANESE_END}`,
      'gu',
    ),
    confidence: 0.7,
  },
  {
    // 山田太郎氏, 山田太郎 代表取締役
    regExp: compilePattern(
      `(?<![\\u4e00-\\u9fff々])(?<name>(?:${JAPANESE_FAMILY_NAMES})(?: ${HAN}{1,3}|${HAN}{1,2}|${KANA}{2,4}))(?:[ （(\\n]{0,2})(?<after>${JAPANESE_TEXTS.titles})`,
      'gu',
    ),
    confidence: 0.75,
  },
  {
    // 村山 明 氏, 村山 明 様, 西野亮廣氏, with a family name that is not listed
    regExp: compilePattern(
      `(?<![\\u4e00-\\u9fff々])(?<name>${HAN}{1,3} ${HAN}{1,3}(?= ?[氏様])|${HAN}{3,4}(?= ?氏))(?: ?(?<after>[氏様]))(?![名族子神々方式])`,
      'gu',
    ),
    confidence: 0.7,
  },
  {
    // 院長の山田太郎です, 店長の佐藤花子がご案内します. Names of one character are also words: 林業.
    regExp: compilePattern(
      `(?<label>${JAPANESE_LABELS})(?<![文著])の?(?<name>(?!${HAN} ?${HAN}{1,2}(?!${HAN}))(?:${JAPANESE_FAMILY_NAMES}) ?(?![都道府県市区町村駅店支])${HAN}{1,3}?)(?=(?:氏|様)?(?:${JAPANESE_TEXTS.particles}))`,
      'gu',
    ),
    confidence: 0.72,
  },
  {
    // 山田 太郎 on a line of its own
    regExp: compilePattern(
      `(?<=^|[\\n\\t])(?<name>(?:${JAPANESE_FAMILY_NAMES}) (?:${HAN}{1,3}|${KANA}{2,5}))(?=$|[\\n\\t]| ?[（(]| ?[A-Z][a-z])`,
      'gu',
    ),
    confidence: 0.7,
  },
]

const CHINESE_TITLES = `(?:${CHINESE_TEXTS.titles})`
export const CHINESE: readonly CjkPattern[] = [
  {
    // 联系人：王小明
    regExp: compilePattern(
      `(?<label>${CHINESE_LABELS})${NOTE}(?:${MARK}|${GAP})(?<name>(?:${CHINESE_FAMILY_NAMES})(?:${HAN}{1,2}?| ${HAN}))${CHINESE_END}`,
      'gu',
    ),
    confidence: 0.88,
  },
  {
    // 联系人：王先生
    regExp: compilePattern(
      `(?<label>${CHINESE_TEXTS.contacts})${NOTE}(?:${MARK}|${GAP})(?<name>(?:${CHINESE_FAMILY_NAMES})(?:${CHINESE_TEXTS.shortForms}))(?![\\u4e00-\\u9fff])`,
      'gu',
    ),
    confidence: 0.7,
  },
  {
    // 陈建国 教授, 欧阳娜娜 with the title on the next line
    regExp: compilePattern(
      `(?<![\\u4e00-\\u9fff])(?<name>(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2})(?: |[\\n\\t](?:${HAN}{0,4}(?=${CHINESE_TITLES}(?:$|[\\n\\t])))?)(?<after>${CHINESE_TITLES})(?![\\u4e00-\\u9fff])`,
      'gu',
    ),
    confidence: 0.72,
  },
  {
    // 王小明，男，1990年生
    regExp: compilePattern(
      `(?<![\\u4e00-\\u9fff])(?<name>(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2})[，,] ?(?<after>[男女])(?=[，,。；;])`,
      'gu',
    ),
    confidence: 0.85,
  },
  {
    // 记者张三报道
    regExp: compilePattern(
      `(?<label>记者|記者|通讯员)(?<name>(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2}?)(?:[）)／/、 ]|报道|報導|摄)`,
      'gu',
    ),
    confidence: 0.75,
  },
  {
    // 副局长王小明、李大华出席; of a given name of one character only with a comma or a preposition
    regExp: compilePattern(
      `(?<label>${CHINESE_LABELS}|${CHINESE_PROFESSIONS})(?!${CHINESE_NO_NAMES})(?<name>(?:${CHINESE_FAMILY_NAMES})(?:${HAN}{2}?(?=[、，,。；;（(“ |｜]|${CHINESE_BEHIND_NAME})|${HAN}(?=[、，,。；;（(|｜]|向|致|${CHINESE_ADDRESS})))`,
      'gu',
    ),
    confidence: 0.72,
  },
  {
    // 五年级二班王小明同学
    regExp: compilePattern(
      `(?<=[班系院社队村局处科室])(?<name>(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2})(?<after>${CHINESE_ADDRESS})`,
      'gu',
    ),
    confidence: 0.72,
  },
]

export const KOREAN: readonly CjkPattern[] = [
  {
    // 대표이사: 홍길동, 대표자 홍길동
    regExp: compilePattern(
      `(?<label>${KOREAN_LABELS})${NOTE}(?:(?:${MARK})(?<name>(?:${KOREAN_FAMILY_NAMES})(?: ${HANGUL} ${HANGUL}| ?${HANGUL}{1,2}))|(?:${GAP})(?<second>(?:${KOREAN_FAMILY_NAMES})${HANGUL}{2}))${KOREAN_END}`,
      'gu',
    ),
    confidence: 0.86,
  },
  {
    // 홍길동 기자
    regExp: compilePattern(
      `(?<![\\uac00-\\ud7a3])(?<name>(?:${KOREAN_FAMILY_NAMES})${HANGUL}{2}) (?<after>${KOREAN_TEXTS.titles})${KOREAN_END}`,
      'gu',
    ),
    confidence: 0.75,
  },
  {
    // 홍길동 연구소장, 박지영 교수가; a department before its head ends like one: 기술부 부장
    regExp: compilePattern(
      `(?<![\\uac00-\\ud7a3])(?<name>(?:${KOREAN_FAMILY_NAMES})${HANGUL}{2})(?<![부과팀실국처회점단]) (?<after>${HANGUL}{0,3}(?:${KOREAN_LABELS}))(?=$|[^\\uac00-\\ud7a3 ]|(?:${KOREAN_TEXTS.particles}|${KOREAN_TEXTS.follows})(?![\\uac00-\\ud7a3]))`,
      'gu',
    ),
    confidence: 0.72,
  },
  {
    // 홍길동 실장 hong@…, 홍길동 매니저 010-…
    regExp: compilePattern(
      `(?<![\\uac00-\\ud7a3])(?<name>(?:${KOREAN_FAMILY_NAMES})${HANGUL}{2}) (?<after>${KOREAN_LABELS})(?=[ \\n\\t(]{1,3}(?:[\\w.+-]{1,64}@|[(+]?\\d{2}))`,
      'gu',
    ),
    confidence: 0.75,
  },
  {
    // 홍길동 on a line of its own, with the title on the next
    regExp: compilePattern(
      `(?<=^|[\\n\\t])(?<name>(?:${KOREAN_FAMILY_NAMES})${HANGUL}{2})[\\n\\t](?<after>${KOREAN_LABELS})(?![\\uac00-\\ud7a3])`,
      'gu',
    ),
    confidence: 0.7,
  },
]

/** A whole cell below the heading "name". */
export const CELL = compilePattern(
  `^(?:(?:${CHINESE_FAMILY_NAMES})${HAN}{1,2}|(?:${KOREAN_FAMILY_NAMES}) ?${HANGUL}{1,2}|(?:${JAPANESE_NAME})|${HAN}{1,2} (?:${HAN}|${KANA}){1,5})$`,
  'u',
)
