import { Parser } from 'htmlparser2'
import type { Steps } from '../../lib/steps.ts'
import type { WorkBudget } from '../../lib/work-budget.ts'
import { Unpacker } from '../web/unpacker.ts'
import type { ZipPart } from './zip-parts.ts'

/** Names are passed without their namespace prefix, which each program chooses itself. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** The cost of unpacking and parsing one byte. */
const BYTE_UNITS = 6
/** Workbooks nest about ten levels deep; a closing tag searches all open elements. */
const DEPTH_MAX = 64

/** The file nests deeper than any workbook, or cannot be unpacked. */
export class BrokenWorkbook extends Error {}

/**
 * Reads an XML part in pieces, so that it is never unpacked in memory as a whole.
 *
 * @throws WorkExceeded when the budget is used up, BrokenWorkbook
 */
export function* readXml(part: ZipPart, handler: XmlHandler, work: WorkBudget): Steps<void> {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEPTH_MAX) throw new BrokenWorkbook('nested too deep')
        handler.open?.(localName(name), attributes)
      },
      ontext: (text) => handler.text?.(text),
      onclosetag(name) {
        depth--
        handler.close?.(localName(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const decoder = new TextDecoder()
  for (const bytes of piecesOf(part)) {
    work.spend(bytes.length * BYTE_UNITS, 'reading a workbook')
    parser.write(decoder.decode(bytes, { stream: true }))
    if (!work.isTurnOver) continue
    yield
    work.beginTurn()
  }
  parser.end(decoder.decode())
}

const PIECE_BYTES = 65_536

function* piecesOf({ packed, isDeflated }: ZipPart): Generator<Uint8Array> {
  try {
    if (isDeflated) yield* new Unpacker('deflate-raw').unpack(packed, true)
    else for (let at = 0; at < packed.length; at += PIECE_BYTES) yield packed.subarray(at, at + PIECE_BYTES)
  } catch (error) {
    throw new BrokenWorkbook(String(error))
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** An attribute by its name without the prefix: `id` finds `r:id`. */
export const attributeOf = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? attributes[Object.keys(attributes).find((full) => localName(full) === name) ?? '']
