import type { ExtractedPage } from '../extract.ts'
import { BEST } from './contacts.ts'
import { one } from './shared.ts'

const EXTRACTED: ExtractedPage = {
  url: 'https://example.com/contact',
  title: 'Contact us',
  items: [
    {
      ...{
        type: 'emails',
        value: 'ada@example.com',
        normalized: 'ada@example.com',
        confidence: 0.98,
        method: 'mailto',
      },
      ...{ snippet: 'Write to ada@example.com', detail: null },
    },
  ],
  refused: [],
  contacts: [{ ...BEST }],
}

/** A page that was extracted by itself. */
export const EXTRACT_EXAMPLES: Readonly<Record<string, object>> = {
  'extract.extract': one(EXTRACTED),
}
