/** What is known of a file before it is sent. */
export interface CsvHead {
  readonly columns: readonly CsvColumn[]
  /** Below the headers, blank ones left out. */
  readonly rows: number
}
export interface CsvColumn {
  readonly name: string
  /** The first values in it. */
  readonly samples: readonly string[]
}

const SAMPLES = 3

/** Reads the headers of a CSV file, the first values below them, and how many rows it has. */
export async function readCsvHead(file: Blob): Promise<CsvHead> {
  // Fetched once somebody imports a file: few do.
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: 'greedy' })
  const [headers = [], ...rows] = data
  const columns = headers.map((header, index) => ({
    name: header.trim(),
    samples: rows
      .map((row) => row[index]?.trim() ?? '')
      .filter((value) => value !== '')
      .slice(0, SAMPLES),
  }))
  return { columns: columns.filter(({ name }) => name !== ''), rows: rows.length }
}

/** As a program of tables saves it: in UTF-8, in UTF-16 with its mark, else in what Windows uses in the west. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What columns most likely are, by how programs call them; null for what is no field that everybody has. */
export function guessField(name: string): string | null {
  const word = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return KNOWN.find(([, pattern]) => pattern.test(word))?.[0] ?? null
}

const KNOWN: readonly (readonly [field: string, pattern: RegExp])[] = [
  ['email', /^(?:e ?mail|mail)(?: address(?: \d)?| \d| \d value)?$/],
  ['phone', /^(?:(?:mobile|tele)? ?phone|mobile|tel|cell)(?: number)?(?: \d| \d value)?$/],
  ['first_name', /^(?:first|given) ?name$/],
  ['last_name', /^(?:last|family|sur) ?name$/],
  ['name', /^(?:(?:full|contact|display) ?)?name$/],
  ['company', /^(?:company|organi[sz]ation|business|account)(?: name)?$/],
]

/** The name that a column of its own is merged in by: "Order number" as `order_number`. */
export const ownField = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
