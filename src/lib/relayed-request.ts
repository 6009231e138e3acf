/** A request of somebody else's making, such as a page's in a browser, that we make in its stead. */
export interface RelayedRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly signal?: AbortSignal
  /** Asked when the headers have come: false leaves the body unread, and the request fails as `content-type`. */
  readonly takes?: (status: number, contentType: string) => boolean
  /** Bound on the decompressed body; what is longer fails as `too-large`. */
  readonly sizeMaxBytes: number
  /** What is too large, too slow or breaks off is better than nothing as far as it came. */
  readonly takesPart?: boolean
  /** Told of every piece of the body that is held from now on; false gives the body up. */
  readonly hold?: (bytes: number) => boolean
}

export interface RelayedAnswer {
  readonly kind: 'answer'
  readonly status: number
  /** Those that describe the answer, in lower case, and cookies; a `location` is absolute and in ASCII. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Decompressed; empty for redirects, which are not followed. */
  readonly body: Uint8Array
}

export type RelayFailure =
  | 'url-not-allowed'
  | 'dns'
  | 'connect'
  | 'timeout'
  | 'too-large'
  | 'content-type'
  | 'decode'
  | 'aborted'

/** Never throws for what the network or the server does: that is an answer of kind `failed`. */
export type Relay = (
  request: RelayedRequest,
) => Promise<RelayedAnswer | { readonly kind: 'failed'; readonly reason: RelayFailure }>
