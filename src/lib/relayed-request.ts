/** A request made on behalf of another client, such as a page in a browser. */
export interface RelayedRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly signal?: AbortSignal
  /**
   * Called when the headers have arrived. If it returns false, the body is not read and the request fails as
   * `content-type`.
   */
  readonly takes?: (status: number, contentType: string) => boolean
  /** Maximum size of the decompressed body. A larger one fails as `too-large`. */
  readonly sizeMaxBytes: number
  /** If set, a body that is too large, too slow or broken off is returned as far as it was received. */
  readonly takesPart?: boolean
  /** Called for every piece of the body that is held from now on. If it returns false, the body is dropped. */
  readonly hold?: (bytes: number) => boolean
}

export interface RelayedAnswer {
  readonly kind: 'answer'
  readonly status: number
  /**
   * The headers that describe the response, with names in lower case, and cookies. A `location` is absolute and in
   * ASCII.
   */
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

/** Makes the request. Failures of the network or the server are returned as `failed`, never thrown. */
export type Relay = (
  request: RelayedRequest,
) => Promise<RelayedAnswer | { readonly kind: 'failed'; readonly reason: RelayFailure }>
