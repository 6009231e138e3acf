import { concatenate } from '../lib/read-bounded.ts'
import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { PdfFile } from './pdf-file.ts'
import {
  isArray,
  isNumber,
  isString,
  nameOf,
  type PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './pdf-objects.ts'
import { dictOf, PdfWriter } from './pdf-writer.ts'
import { type ReducedContent, reduceContent } from './reduce-content.ts'
import { FontReducer } from './reduce-fonts.ts'

/** A PDF reduced to its text and links. */
export interface ReducedPdf {
  readonly bytes: Uint8Array
  readonly pages: number
}

/** The maximum cost of one page for its reader, which blocks everything else meanwhile. */
const PAGE_COST_MAX = 40_000_000
/** The maximum cost of all pages. */
const FILE_COST_MAX = 200_000_000
/** The maximum size of a page's decoded content. */
const CONTENT_BYTES_MAX = 16 * 1024 * 1024
/** The maximum nesting of forms. */
const FORMS_DEEP_MAX = 16
const NODES_MAX = 20_000
const LINKS_MAX = 2_000
const LINK_COST = 20_000
const LINK_BYTES_MAX = 4_096
const TITLE_BYTES_MAX = 2_000
const BOXES = ['MediaBox', 'CropBox'] as const
const INHERITED = [...BOXES, 'Resources', 'Rotate', 'UserUnit'] as const
/** Actions that may have a target. */
const ACTIONS: ReadonlySet<string> = new Set(['URI', 'GoToR', 'Launch', 'JavaScript'])

/**
 * Rewrites a PDF with only what its text needs: the first pages, their content without images, their fonts without
 * outlines, and their link targets. Counts everything that could make a PDF reader work without end: objects, decoded
 * bytes, operators, nested forms, characters of maps. The output is plain, so that no reader can interpret it
 * differently from how its cost was counted.
 *
 * @param pagesMax pages beyond this number are dropped
 * @throws PdfTooLarge when that would take too long; an error if the file is not a PDF or requires a password
 */
export async function reducePdf(bytes: Uint8Array, pagesMax: number, budget: PdfBudget): Promise<ReducedPdf> {
  const file = await PdfFile.open(bytes, budget)
  return new PdfReducer(file, budget).run(pagesMax)
}

/** A rewritten form. */
interface ReducedForm {
  readonly ref: PdfRef
  /** The cost of showing it once, including everything it shows. */
  readonly cost: number
}

class PdfReducer {
  readonly #file: PdfFile
  readonly #budget: PdfBudget
  readonly #writer = new PdfWriter()
  readonly #fonts: FontReducer
  /** Null while a form is being written: a form that shows itself shows nothing. */
  readonly #forms = new Map<string, ReducedForm | null>()
  /** Numbers the resources used by forms that have none of their own. */
  readonly #resources = new Map<PdfDict, number>()
  readonly #fontsPaid = new Set<number>()
  #cost = 0
  #pageCost = 0

  constructor(file: PdfFile, budget: PdfBudget) {
    this.#file = file
    this.#budget = budget
    this.#fonts = new FontReducer(file, this.#writer, budget)
  }

  async run(pagesMax: number): Promise<ReducedPdf> {
    const tree = this.#writer.reserve()
    const kids: PdfRef[] = []
    for (const page of this.#pages(pagesMax)) {
      kids.push(this.#page(page, tree))
      this.#cost += this.#pageCost
      if (this.#cost > FILE_COST_MAX) throw new PdfTooLarge('pages')
      await this.#budget.yieldTurn()
    }
    if (kids.length === 0) throw new Error('no PDF')
    this.#writer.add(dictOf({ Type: new PdfName('Pages'), Kids: kids, Count: kids.length }), tree)
    const base = this.#text(this.#file.dict(this.#catalog().get('URI'))?.get('Base'))
    const root = this.#writer.add(
      dictOf({ Type: new PdfName('Catalog'), Pages: tree, URI: base ? dictOf({ Base: base }) : undefined }),
    )
    const title = this.#file.get(this.#file.dict(this.#file.trailer('Info'))?.get('Title'))
    const info = this.#writer.add(dictOf({ Title: isString(title) ? title.subarray(0, TITLE_BYTES_MAX) : undefined }))
    return { bytes: this.#writer.finish(root, info), pages: kids.length }
  }

  #catalog(): PdfDict {
    const root = this.#file.dict(this.#file.trailer('Root'))
    if (root?.has('Pages')) return root
    for (const dict of this.#file.dicts()) if (nameOf(dict.get('Type')) === 'Catalog' && dict.has('Pages')) return dict
    throw new Error('no PDF')
  }

  /** The leaves of the page tree, with their inherited attributes. */
  *#pages(max: number): Generator<PdfDict> {
    const seen = new Set<number>()
    const open: { node: PdfValue | undefined; inherited: PdfDict }[] = [
      { node: this.#catalog().get('Pages'), inherited: new Map() },
    ]
    for (let nodes = 0, pages = 0; open.length > 0 && pages < max; nodes++) {
      if (nodes > NODES_MAX) throw new PdfTooLarge('pages')
      const { node, inherited } = open.pop()!
      // A cyclic tree.
      if (node instanceof PdfRef && seen.has(node.num)) continue
      if (node instanceof PdfRef) seen.add(node.num)
      const dict = this.#file.dict(node)
      if (!dict) continue
      const own = new Map(inherited)
      for (const key of INHERITED) if (dict.has(key)) own.set(key, dict.get(key)!)
      const kids = this.#file.array(dict.get('Kids'))
      if (kids && nameOf(this.#file.get(dict.get('Type'))) !== 'Page') {
        if (open.length + kids.length > NODES_MAX) throw new PdfTooLarge('pages')
        for (const kid of kids.toReversed()) open.push({ node: kid, inherited: own })
      } else {
        pages++
        yield new Map([...dict, ...own])
      }
    }
  }

  #page(page: PdfDict, parent: PdfRef): PdfRef {
    this.#pageCost = 0
    const resources = this.#file.dict(page.get('Resources')) ?? new Map()
    const reduced = this.#reduce(this.#contentOf(page), resources)
    const links = this.#links(page.get('Annots'))
    const boxes = BOXES.map((key) => [key, this.#numbers(page.get(key), 4)] as const)
    const number = (key: string) => {
      const value = this.#file.get(page.get(key))
      return isNumber(value) ? value : undefined
    }
    return this.#writer.add(
      dictOf({
        Type: new PdfName('Page'),
        Parent: parent,
        ...Object.fromEntries(boxes),
        Rotate: number('Rotate'),
        UserUnit: number('UserUnit'),
        Resources: this.#writtenResources(reduced, resources, 0),
        Contents: this.#writer.addStream(new Map(), reduced.content),
        Annots: links.length > 0 ? links : undefined,
      }),
    )
  }

  #contentOf(page: PdfDict): Uint8Array {
    const contents = this.#file.get(page.get('Contents'))
    const parts: Uint8Array[] = []
    let size = 0
    for (const part of isArray(contents) ? contents : [contents]) {
      const stream = this.#file.get(part)
      if (!(stream instanceof PdfStream)) continue
      const decoded = this.#file.decode(stream)
      size += decoded.length
      if (size > CONTENT_BYTES_MAX) throw new PdfTooLarge('content')
      parts.push(decoded)
    }
    return concatenate(parts, size)
  }

  #reduce(content: Uint8Array, resources: PdfDict): ReducedContent {
    const forms = this.#file.dict(resources.get('XObject'))
    const states = this.#file.dict(resources.get('ExtGState'))
    return reduceContent(
      content,
      {
        isForm: (name) => this.#formAt(forms, name) !== null,
        setsFont: (name) => this.#fontOfState(states, name) !== null,
      },
      this.#budget,
      PAGE_COST_MAX,
    )
  }

  #formAt(forms: PdfDict | null, name: string): PdfStream | null {
    const form = this.#file.get(forms?.get(name))
    const isForm = form instanceof PdfStream && nameOf(this.#file.get(form.dict.get('Subtype'))) === 'Form'
    return isForm ? form : null
  }

  /** The font and the size that a graphics state sets. */
  #fontOfState(states: PdfDict | null, name: string): readonly [PdfValue, number] | null {
    const font = this.#file.array(this.#file.dict(states?.get(name))?.get('Font'))
    const size = this.#file.get(font?.[1])
    return font?.[0] !== undefined && isNumber(size) ? [font[0], size] : null
  }

  /** Writes the resources that the content names, and no others, and adds their cost. */
  #writtenResources(reduced: ReducedContent, resources: PdfDict, depth: number): PdfDict {
    this.#pay(reduced.cost)
    const fonts = this.#file.dict(resources.get('Font'))
    const states = this.#file.dict(resources.get('ExtGState'))
    const forms = this.#file.dict(resources.get('XObject'))
    const written = {
      Font: new Map<string, PdfValue>(),
      ExtGState: new Map<string, PdfValue>(),
      XObject: new Map<string, PdfValue>(),
    }
    for (const name of reduced.fonts) {
      const font = this.#font(fonts?.get(name))
      if (font) written.Font.set(name, font)
    }
    for (const name of reduced.states) {
      const [font, size] = this.#fontOfState(states, name) ?? []
      const ref = this.#font(font)
      if (ref && size !== undefined) written.ExtGState.set(name, dictOf({ Font: [ref, size] }))
    }
    for (const [name, times] of reduced.forms) {
      const form = this.#form(this.#formAt(forms, name), resources, depth + 1)
      if (!form) continue
      // A form is written once, but read each time it is shown.
      this.#pay(form.cost * times)
      written.XObject.set(name, form.ref)
    }
    return new Map(Object.entries(written))
  }

  #font(font: PdfValue | undefined): PdfRef | null {
    const reduced = this.#fonts.reduce(font)
    if (!reduced) return null
    if (!this.#fontsPaid.has(reduced.ref.num)) this.#pay(reduced.cost)
    this.#fontsPaid.add(reduced.ref.num)
    return reduced.ref
  }

  #form(form: PdfStream | null, outer: PdfDict, depth: number): ReducedForm | null {
    if (!form) return null
    if (depth > FORMS_DEEP_MAX) throw new PdfTooLarge('forms')
    const own = this.#file.dict(form.dict.get('Resources'))
    const resources = own ?? outer
    const key = own ? String(form.num) : `${form.num} ${this.#numberOf(outer)}`
    const known = this.#forms.get(key)
    if (known !== undefined) return known
    this.#forms.set(key, null)
    const before = this.#pageCost
    this.#pageCost = 0
    const reduced = this.#reduce(this.#file.decode(form), resources)
    const dict = dictOf({
      Type: new PdfName('XObject'),
      Subtype: new PdfName('Form'),
      BBox: this.#numbers(form.dict.get('BBox'), 4),
      Matrix: this.#numbers(form.dict.get('Matrix'), 6),
      Resources: this.#writtenResources(reduced, resources, depth),
    })
    const done = { ref: this.#writer.addStream(dict, reduced.content), cost: this.#pageCost }
    this.#pageCost = before
    this.#forms.set(key, done)
    return done
  }

  #numberOf(resources: PdfDict): number {
    const number = this.#resources.get(resources) ?? this.#resources.size
    this.#resources.set(resources, number)
    return number
  }

  #links(annotations: PdfValue | undefined): PdfRef[] {
    const links: PdfRef[] = []
    for (const annotation of this.#file.array(annotations) ?? []) {
      const dict = this.#file.dict(annotation)
      const action = this.#file.dict(dict?.get('A'))
      const kind = nameOf(this.#file.get(action?.get('S')))
      if (!dict || !action || kind === undefined || !ACTIONS.has(kind)) continue
      if (links.length >= LINKS_MAX) throw new PdfTooLarge('links')
      this.#pay(LINK_COST)
      const flags = this.#file.get(dict.get('F'))
      links.push(
        this.#writer.add(
          dictOf({
            Type: new PdfName('Annot'),
            Subtype: new PdfName('Link'),
            Rect: this.#numbers(dict.get('Rect'), 4),
            F: isNumber(flags) ? flags : undefined,
            A: dictOf({ S: new PdfName(kind), ...this.#target(action) }),
          }),
        ),
      )
    }
    return links
  }

  #target(action: PdfDict) {
    const file = this.#file.dict(action.get('F'))
    return {
      URI: this.#text(action.get('URI')),
      JS: this.#text(action.get('JS')),
      F: file ? dictOf({ F: this.#text(file.get('F')), UF: this.#text(file.get('UF')) }) : this.#text(action.get('F')),
    }
  }

  #text(value: PdfValue | undefined): Uint8Array | undefined {
    const found = this.#file.get(value)
    return isString(found) && found.length <= LINK_BYTES_MAX ? found : undefined
  }

  #numbers(value: PdfValue | undefined, count: number): number[] | undefined {
    const numbers = this.#file
      .array(value)
      ?.slice(0, count)
      .map((part) => this.#file.get(part))
    return numbers?.length === count && numbers.every(isNumber) ? (numbers as number[]) : undefined
  }

  #pay(cost: number): void {
    this.#pageCost += cost
    if (this.#pageCost > PAGE_COST_MAX) throw new PdfTooLarge('content')
  }
}
