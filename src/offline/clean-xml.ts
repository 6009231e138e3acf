import { Tokenizer } from 'htmlparser2'
import type { Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { mayRead } from './work.ts'
import { DECLARATION_MAX } from './xml-entities.ts'
import { XmlWriter } from './xml-writer.ts'

/** Number of characters between two pauses. */
const STEP = 8 * 1024
const ATTRIBUTES_MAX = 256

/** A cleaned document. */
export interface CleanXml {
  readonly text: string
  /** A page keeps its scripts. A drawing has none, and data contains nothing that loads a file. */
  readonly kind: 'page' | 'drawing' | 'data'
}

/**
 * Serialises an XML document again from its parsed content, so that an XML parser and an HTML parser read it the same
 * way. Scripts, event handlers, processing instructions, the document type with its entities, and anything else active
 * are removed. In pages, only what the rules for pages do not cover is removed.
 */
export function* cleanXmlInSteps(xml: string, work: WorkBudget): Steps<CleanXml> {
  const writer = new XmlWriter()
  let name = ''
  let attributes: [string, string][] = []
  let attribute = { name: '', from: 0, to: 0 }
  /** A document type may contain declarations that end like the document type itself. */
  let declaration: string | undefined
  let hasSubset = false
  const text = (from: number, to: number) => {
    if (declaration === undefined) return writer.text(xml.slice(from, to), false)
    const rest = xml.slice(from, to)
    note(rest)
    if (/\]\s{0,100}>/.test(rest)) declare()
  }
  const note = (written: string) => {
    if (declaration!.length < DECLARATION_MAX) declaration += written.slice(0, DECLARATION_MAX)
  }
  const declare = () => {
    writer.declare(declaration!)
    declaration = undefined
  }
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname: (from, to) => {
        name = xml.slice(from, to)
        attributes = []
      },
      onattribname: (from, to) => {
        attribute = { name: xml.slice(from, to), from: 0, to: 0 }
      },
      onattribdata: (from, to) => {
        if (attribute.from === 0) attribute.from = from
        attribute.to = to
      },
      onattribend: () => {
        if (attributes.length < ATTRIBUTES_MAX)
          attributes.push([attribute.name, xml.slice(attribute.from, attribute.to)])
      },
      onopentagend: () => writer.open(name, attributes, false),
      onselfclosingtag: () => writer.open(name, attributes, true),
      onclosetag: (from, to) => writer.close(xml.slice(from, to)),
      ontext: text,
      oncdata: (from, to, offset) => writer.text(xml.slice(from, to - offset), true),
      ondeclaration: (from, to) => {
        const written = xml.slice(from, to)
        if (declaration === undefined) {
          if (!/^!?doctype/i.test(written)) return
          declaration = ''
          hasSubset = written.includes('[')
        }
        note(`<${written}>`)
        if (!hasSubset || /\]\s{0,100}$/.test(written.slice(-200))) declare()
      },
      oncomment: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
      onattribentity: () => {},
      ontextentity: () => {},
    },
  )
  for (let at = 0; at < xml.length; at += STEP) {
    tokenizer.write(xml.slice(at, at + STEP))
    mayRead(2 * STEP, work)
    yield
  }
  tokenizer.end()
  const prologue = /^\uFEFF?<\?xml\s/.test(xml) ? '<?xml version="1.0" encoding="utf-8"?>\n' : ''
  return { text: prologue + writer.end(), kind: writer.kind }
}
