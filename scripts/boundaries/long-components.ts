/**
 * Components that were too long when the limit came (`component-lengths.ts`): those of the public pages, the table and
 * the cell that is edited in it. This list only shrinks.
 */
export const LONG_COMPONENTS: ReadonlySet<string> = new Set([
  'web/features/contacts/list/inline-edit.tsx#InlineEdit',
  'web/site/contact/contact-form.tsx#ContactForm',
  'web/site/pages/security.page.tsx#SecurityPage',
  'web/site/try/try-extractor.tsx#TryExtractor',
  'web/ui/table.tsx#Table',
])
