import { HTML_TEMPLATES } from './html-templates.ts'
import { PLAIN_TEMPLATES } from './plain-templates.ts'
import type { ReadyTemplate } from './ready-template.ts'

/** The templates that come with the product. */
export const READY_TEMPLATES: readonly ReadyTemplate[] = [...HTML_TEMPLATES, ...PLAIN_TEMPLATES]
