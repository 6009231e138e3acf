/** A hostname of a customer that the edge serves for us. */
export interface CustomHostname {
  readonly id: string
  /** `failed`: it does not become active without a change or a restart. */
  readonly status: 'pending' | 'active' | 'failed'
  /** What the provider says is missing or wrong, as sentences. */
  readonly reasons: readonly string[]
}

/**
 * The provider's answer. `absent`: it has no such hostname; `refused`: it will not serve this hostname; `unavailable`:
 * it did not answer, limits us, or rejects our own credentials, which is the operator's concern.
 */
export type HostnameAnswer =
  | { readonly kind: 'hostname'; readonly hostname: CustomHostname }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string }

/** Serves customers' hostnames with certificates of their own. Nothing here throws. */
export interface CustomHostnames {
  /** Creates a hostname, or finds the one that exists, and asks for its certificate. */
  ensure(host: string): Promise<HostnameAnswer>
  read(id: string): Promise<HostnameAnswer>
  /** Asks for a new validation after one that failed. */
  restart(id: string): Promise<HostnameAnswer>
  /**
   * Removes a hostname and its certificate. Succeeds if there is none.
   *
   * @param id null if it is not known; the hostname is then looked up
   * @returns null on success, otherwise why not
   */
  remove(host: string, id: string | null): Promise<string | null>
}
