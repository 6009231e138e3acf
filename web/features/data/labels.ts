import type { ExtractionMethod, SourceType } from '../../../src/contracts/items.ts'
import type { Tone } from '../../ui/tone.ts'

export const sourceTypes: Readonly<Record<SourceType, { label: string; tone: Tone }>> = {
  crawl: { label: 'Crawl', tone: 'brand' },
  import: { label: 'Import', tone: 'info' },
  manual: { label: 'Manual', tone: 'neutral' },
}

/** How a value was found, as a person would say it. */
export const methods: Readonly<Record<ExtractionMethod, string>> = {
  mailto: 'Email link',
  tel: 'Phone link',
  whatsapp: 'WhatsApp link',
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  'h-card': 'hCard',
  'address-tag': 'Address element',
  meta: 'Page metadata',
  author: 'Author line',
  card: 'Team card',
  label: 'Beside its label',
  imprint: 'Imprint',
  copyright: 'Copyright line',
  'legal-form': 'Legal form',
  title: 'Page title',
  text: 'Text',
  deobfuscated: 'Obfuscated text',
  cloudflare: 'Cloudflare encoding',
  script: 'Script',
  attribute: 'Hidden attribute',
}

export const toneOfConfidence = (confidence: number): Tone =>
  confidence >= 0.9 ? 'success' : confidence >= 0.7 ? 'info' : 'warning'
