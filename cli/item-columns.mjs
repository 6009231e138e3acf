/**
 * @type {import('./print.mjs').Columns<import('../src/contracts/data/data.ts').DataItem>}
 */
export const ITEM_COLUMNS = {
  type: ({ type }) => type,
  value: ({ value }) => value,
  confidence: ({ confidence }) => confidence,
  page: ({ website_url }) => website_url,
  source: ({ source_name }) => source_name,
}
