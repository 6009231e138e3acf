import { z } from 'zod'

/** The five kinds of value that a crawl, an import or a person can add. */
export const DATA_TYPES = ['emails', 'phones', 'names', 'addresses', 'companies'] as const
export const DataType = z.enum(DATA_TYPES)
export type DataType = z.infer<typeof DataType>

/** How a value was found on a page, from the most to the least explicit. */
export const EXTRACTION_METHODS = [
  'mailto',
  'tel',
  'whatsapp',
  'json-ld',
  'microdata',
  'rdfa',
  'h-card',
  'address-tag',
  'meta',
  'author',
  'card',
  'label',
  'imprint',
  'copyright',
  'legal-form',
  'title',
  'text',
  'deobfuscated',
  'cloudflare',
  'script',
  'attribute',
  /** A language model identified it: the value is in the page's text, and nothing else indicates its type. */
  'ai',
] as const
export const ExtractionMethod = z.enum(EXTRACTION_METHODS)
export type ExtractionMethod = z.infer<typeof ExtractionMethod>

export const SOURCE_TYPES = ['crawl', 'import', 'manual'] as const
export const SourceType = z.enum(SOURCE_TYPES)
export type SourceType = z.infer<typeof SourceType>
