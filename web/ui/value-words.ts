import type { ExtractionMethod, SourceType } from '../../src/contracts/data/items.ts'
import type { Tone } from './tone.ts'

export const sourceTypes: Readonly<Record<SourceType, { label: string; tone: Tone }>> = {
  crawl: { label: 'Crawl', tone: 'brand' },
  import: { label: 'Import', tone: 'info' },
  manual: { label: 'Manual', tone: 'neutral' },
}

/** How a value was found, in plain words. */
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
  label: 'Next to its label',
  imprint: 'Imprint',
  copyright: 'Copyright line',
  'legal-form': 'Legal form',
  title: 'Page title',
  text: 'Text',
  deobfuscated: 'Obfuscated text',
  cloudflare: 'Cloudflare encoding',
  script: 'Script',
  attribute: 'Hidden attribute',
  ai: 'AI extraction',
}

/** The kinds of phone number. */
export const phoneKinds: Readonly<Record<string, string>> = {
  voice: 'Voice',
  fax: 'Fax',
  mobile: 'Mobile',
  whatsapp: 'WhatsApp',
}

export const toneOfConfidence = (confidence: number): Tone =>
  confidence >= 0.9 ? 'success' : confidence >= 0.7 ? 'info' : 'warning'

/** Results of an email address check, with explanations. */
export const emailChecks = {
  deliverable: { label: 'Deliverable', tone: 'success', text: 'Its domain accepts email.' },
  disposable: { label: 'Disposable', tone: 'warning', text: 'Its domain provides disposable addresses.' },
  undeliverable: { label: 'Undeliverable', tone: 'danger', text: "Its domain doesn't exist or doesn't accept email." },
  unknown: {
    label: 'Unknown',
    tone: 'neutral',
    text: "We couldn't check its domain: it didn't respond, or too many names under one domain came up.",
  },
} as const
export const mailboxes = {
  role: { label: 'Role', text: 'A shared mailbox, such as info or sales.' },
  personal: { label: 'Personal', text: 'Probably one person’s mailbox.' },
} as const
