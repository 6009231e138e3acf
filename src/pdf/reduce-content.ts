import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { END, KINDS, PdfLexer, REGULAR, SPACE } from './pdf-lexer.ts'
import { isString, PdfName } from './pdf-objects.ts'
import { PdfText } from './pdf-writer.ts'

/** Classifies the resources that a content stream may use, by name. */
export interface ContentNames {
  /** Whether the name is that of a form, which is content too. */
  isForm(name: string): boolean
  /** Whether the name is that of a graphics state that sets a font. */
  setsFont(name: string): boolean
}

/** A content stream reduced to what affects its text. */
export interface ReducedContent {
  readonly content: Uint8Array
  readonly fonts: ReadonlySet<string>
  readonly states: ReadonlySet<string>
  /** The forms it shows, and how often. */
  readonly forms: ReadonlyMap<string, number>
  /** The cost of reading it, without forms and fonts. */
  readonly cost: number
}

/** In units of the budget. */
const SCAN_COST = 2
const OPERATOR_COST = 80
const FONT_COST = 1_000
const FORM_COST = 3_000
const STRING_COST = 100
const GAP_COST = 200
const GLYPH_COST = 200

/** The maximum number of saved graphics states, each of which takes memory. */
const SAVED_MAX = 100
const OPERANDS_MAX = 40
const NUMBER_LENGTH_MAX = 32

/**
 * Operators that affect text, with their operands: `n` a number, `/` a name, `(` a string, `[` an array, `?` anything.
 */
const KEPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['q', 'Q', 'BT', 'ET', 'T*', 'EMC'].map((operator) => [operator, ''])),
  ...Object.fromEntries(['Tc', 'Tw', 'Tz', 'TL', 'Ts'].map((operator) => [operator, 'n'])),
  Td: 'nn',
  TD: 'nn',
  Tm: 'nnnnnn',
  cm: 'nnnnnn',
  Tf: '/n',
  Tj: '(',
  "'": '(',
  '"': 'nn(',
  TJ: '[',
  gs: '/',
  Do: '/',
  BMC: '?',
  BDC: '?',
}
/** The other operators, needed to split operators that are run together. */
const DROPPED =
  'w J j M d ri i m l c v y h re S s f F f* B B* b b* n W W* Tr d0 d1 CS cs SC SCN sc scn G g RG rg K k sh BI ID EI MP DP BX EX BM BD fa nu'
const OPERATOR_LENGTH_MAX = 3
const UNKNOWN = -1

/** Keyed by their characters, the first in the lowest byte. */
const OPERATORS = new Map(
  [...Object.keys(KEPT), ...DROPPED.split(' ')].map((word) => [
    [...word].reduce((key, character, at) => key | (character.charCodeAt(0) << (8 * at)), 0),
    { word, wanted: KEPT[word] ?? null },
  ]),
)

/**
 * Reduces a content stream to what its text needs. The output is rewritten, so that no reader can interpret it
 * differently from how its cost was counted. Drops images, paths and colours.
 *
 * @param costMax the maximum cost of reading it
 * @throws PdfTooLarge
 */
export function reduceContent(
  bytes: Uint8Array,
  names: ContentNames,
  budget: PdfBudget,
  costMax: number,
): ReducedContent {
  budget.spend(bytes.length * SCAN_COST, 'content')
  return new ContentReducer(bytes, names, budget, costMax).run()
}

class ContentReducer {
  readonly #bytes: Uint8Array
  readonly #names: ContentNames
  readonly #budget: PdfBudget
  readonly #costMax: number
  readonly #out = new PdfText()
  readonly #fonts = new Set<string>()
  readonly #states = new Set<string>()
  readonly #forms = new Map<string, number>()
  /** Pending operands of the next operator: `n`, `/`, `(`, `[` or `?`, and their positions. */
  #kinds: string[] = []
  #starts: number[] = []
  #ends: number[] = []
  #at = 0
  #cost = 0
  #saved = 0
  #unsaved = 0

  constructor(bytes: Uint8Array, names: ContentNames, budget: PdfBudget, costMax: number) {
    this.#costMax = costMax
    this.#bytes = bytes
    this.#names = names
    this.#budget = budget
  }

  run(): ReducedContent {
    const bytes = this.#bytes
    while (this.#at < bytes.length) {
      const start = this.#at
      const byte = bytes[start]!
      if (KINDS[byte] === SPACE) this.#at++
      else if (isNumberByte(byte)) {
        this.#skipNumber()
        this.#operand('n', start)
      } else if (KINDS[byte] === REGULAR) this.#operator()
      else if (byte === 0x25) this.#skipComment()
      else if (byte === 0x2f) {
        this.#skipName()
        this.#operand('/', start)
      } else if (byte === 0x28) {
        this.#skipString()
        this.#operand('(', start)
      } else if (byte === 0x5b) {
        this.#skipBrackets()
        this.#operand('[', start)
      } else if (byte === 0x3c && bytes[start + 1] === 0x3c) {
        this.#skipBrackets()
        this.#operand('?', start)
      } else if (byte === 0x3c) {
        this.#skipHex()
        this.#operand('(', start)
      } else this.#at++
    }
    return {
      content: this.#out.taken(),
      fonts: this.#fonts,
      states: this.#states,
      forms: this.#forms,
      cost: this.#cost,
    }
  }

  #operand(kind: string, start: number): void {
    if (this.#kinds.length === OPERANDS_MAX) this.#forget()
    this.#kinds.push(kind)
    this.#starts.push(start)
    this.#ends.push(this.#at)
  }

  #forget(): void {
    this.#kinds.length = 0
    this.#starts.length = 0
    this.#ends.length = 0
  }

  #operator(): void {
    const bytes = this.#bytes
    let key = 0
    let length = 0
    for (let byte = bytes[this.#at]; byte !== undefined && KINDS[byte] === REGULAR; byte = bytes[++this.#at]) {
      const longer = length < OPERATOR_LENGTH_MAX ? key | (byte << (8 * length)) : UNKNOWN
      if (OPERATORS.has(key) && !OPERATORS.has(longer)) break
      key = longer
      length++
    }
    const operator = OPERATORS.get(key)
    // An unknown word does not consume the operands; the next operator gets them.
    if (operator === undefined) return
    if (operator.word === 'BI') this.#skipImage()
    else if (operator.wanted !== null) this.#keep(operator.word, operator.wanted)
    this.#forget()
  }

  #keep(operator: string, wanted: string): void {
    const first = this.#kinds.length - wanted.length
    if (first < 0) return
    for (let at = 0; at < wanted.length; at++) {
      if (wanted[at] !== '?' && this.#kinds[first + at] !== wanted[at]) return
      if (wanted[at] === 'n' && this.#ends[first + at]! - this.#starts[first + at]! > NUMBER_LENGTH_MAX) return
    }
    switch (operator) {
      case 'q':
        if (this.#saved >= SAVED_MAX) return void this.#unsaved++
        this.#saved++
        break
      case 'Q':
        if (this.#unsaved > 0) return void this.#unsaved--
        if (this.#saved > 0) this.#saved--
        break
      case 'BMC':
      case 'BDC':
        this.#pay(OPERATOR_COST)
        this.#out.write('/P BMC\n')
        return
      case 'Tf':
      case 'gs':
      case 'Do':
        if (!this.#name(operator, this.#nameAt(first))) return
    }
    this.#pay(OPERATOR_COST)
    for (let at = 0; at < wanted.length; at++) this.#writeOperand(wanted[at]!, first + at)
    this.#out.write(operator)
    this.#out.write('\n')
  }

  /** Records a named resource. Returns false if it does not affect the text. */
  #name(operator: string, name: string): boolean {
    if (operator === 'Do') {
      if (!this.#names.isForm(name)) {
        // An image separates the text before it from the text after it, and so does this.
        this.#out.write('EMC\n')
        this.#pay(OPERATOR_COST)
        return false
      }
      this.#forms.set(name, (this.#forms.get(name) ?? 0) + 1)
      this.#pay(FORM_COST)
      return true
    }
    if (operator === 'gs' && !this.#names.setsFont(name)) return false
    if (operator === 'gs') this.#states.add(name)
    else this.#fonts.add(name)
    this.#pay(FONT_COST)
    return true
  }

  #pay(cost: number): void {
    this.#cost += cost
    if (this.#cost > this.#costMax) throw new PdfTooLarge('content')
  }

  #nameAt(operand: number): string {
    const name = this.#valueAt(this.#starts[operand]!)
    return name instanceof PdfName ? name.name : ''
  }

  #valueAt(at: number) {
    const value = new PdfLexer(this.#bytes, this.#budget, at, { operators: NO_OPERATORS }).next()
    return value === END ? null : value
  }

  #writeOperand(kind: string, operand: number): void {
    const start = this.#starts[operand]!
    const end = this.#ends[operand]!
    if (kind === 'n') this.#out.writeRange(this.#bytes, start, end)
    else if (kind === '/') this.#out.writeName(this.#nameAt(operand))
    else if (kind === '(') this.#writeString(start)
    else if (kind === '[') this.#writeStrings(start, end)
    this.#out.write(' ')
  }

  #writeString(at: number): void {
    const value = this.#valueAt(at)
    const bytes = isString(value) ? value : new Uint8Array()
    this.#pay(STRING_COST + bytes.length * GLYPH_COST)
    this.#out.writeString(bytes)
  }

  /** Writes only the strings of an array and the gaps between them. */
  #writeStrings(start: number, end: number): void {
    const bytes = this.#bytes
    const behind = this.#at
    this.#out.write('[')
    for (this.#at = start + 1; this.#at < end; ) {
      const byte = bytes[this.#at]!
      const from = this.#at
      if (isNumberByte(byte)) {
        this.#skipNumber()
        if (this.#at - from <= NUMBER_LENGTH_MAX) {
          this.#out.writeRange(bytes, from, this.#at)
          this.#out.write(' ')
          this.#pay(GAP_COST)
        }
      } else if (byte === 0x28 || (byte === 0x3c && bytes[from + 1] !== 0x3c)) {
        if (byte === 0x28) this.#skipString()
        else this.#skipHex()
        this.#writeString(from)
      } else this.#at++
    }
    this.#out.write(']')
    this.#at = behind
  }

  #skipComment(): void {
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 10 && this.#bytes[this.#at] !== 13) this.#at++
  }

  #skipNumber(): void {
    while (isNumberByte(this.#bytes[this.#at])) this.#at++
  }

  #skipName(): void {
    for (this.#at++; this.#at < this.#bytes.length && KINDS[this.#bytes[this.#at]!] === REGULAR; ) this.#at++
  }

  #skipString(): void {
    const bytes = this.#bytes
    let open = 0
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at]
      if (byte === 0x5c) this.#at++
      else if (byte === 0x28) open++
      else if (byte === 0x29 && --open === 0) break
    }
    this.#at++
  }

  #skipHex(): void {
    const end = this.#bytes.indexOf(0x3e, this.#at)
    this.#at = end < 0 ? this.#bytes.length : end + 1
  }

  /** Skips an array or a dictionary with its contents. */
  #skipBrackets(): void {
    const bytes = this.#bytes
    let open = 0
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at]
      const isDouble = (byte === 0x3c || byte === 0x3e) && bytes[this.#at + 1] === byte
      if (byte === 0x28) this.#skipString()
      else if (byte === 0x3c && !isDouble) this.#skipHex()
      else this.#at += isDouble ? 2 : 1
      if (byte === 0x5b || (byte === 0x3c && isDouble)) open++
      else if ((byte === 0x5d || (byte === 0x3e && isDouble)) && --open === 0) return
    }
  }

  /** Skips an inline image, up to the first `EI` that is followed by plausible content. */
  #skipImage(): void {
    const bytes = this.#bytes
    for (let at = bytes.indexOf(0x45, this.#at); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
      if (bytes[at + 1] !== 0x49 || !isPlain(bytes, at + 2)) continue
      this.#at = at + 2
      return
    }
    this.#at = bytes.length
  }
}

const NO_OPERATORS: ReadonlySet<string> = new Set()

/** Digits, signs and points. */
const isNumberByte = (byte: number | undefined) =>
  byte !== undefined && byte >= 0x2b && byte <= 0x39 && byte !== 0x2c && byte !== 0x2f

/** How many bytes after an `EI` are inspected, as PDF readers do. */
const PLAIN_BYTES = 15

function isPlain(bytes: Uint8Array, from: number): boolean {
  if (from < bytes.length && KINDS[bytes[from]!] !== SPACE) return false
  for (let at = from; at < Math.min(bytes.length, from + PLAIN_BYTES); at++) {
    const byte = bytes[at]!
    if (KINDS[byte] !== SPACE && (byte < 0x20 || byte > 0x7e)) return false
  }
  return true
}
