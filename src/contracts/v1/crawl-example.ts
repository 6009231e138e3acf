/** The body that starts a crawl in the documentation. */
export const CRAWL_EXAMPLE = {
  url: 'https://example.com',
  data_types: ['emails', 'phones'],
  max_pages: 20,
  respect_robots: true,
}
