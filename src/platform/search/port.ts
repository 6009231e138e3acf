/** One result of a web search. */
export interface SearchResult {
  readonly url: string
  readonly title: string
}

export interface SearchRequest {
  readonly query: string
  /** The number of results to request; an engine may return fewer. */
  readonly count: number
  /** ISO 639-1 code of the language to search in, or null. */
  readonly language: string | null
  /** ISO 3166-1 alpha-2 code of the country to search from, or null. */
  readonly country: string | null
}

export type SearchFailure = 'search-unavailable' | 'search-rate-limited' | 'search-refused'

/** Why a search engine returned no results. */
export class SearchError extends Error {
  readonly failure: SearchFailure

  constructor(failure: SearchFailure, detail: string) {
    super(`${failure}: ${detail}`)
    this.name = 'SearchError'
    this.failure = failure
  }
}

/** Finds websites for search terms. */
export interface SearchEngine {
  readonly name: 'serpapi' | 'brave' | 'searxng' | 'html'
  /** @throws SearchError */
  search(request: SearchRequest): Promise<SearchResult[]>
}
