let current: string | null = null

/**
 * The workspace that this tab shows, sent with every call, so that a switch in another tab does not redirect this one.
 * Null until the server has named it.
 */
export const currentWorkspace = (): string | null => current

export function setCurrentWorkspace(id: string | null): void {
  current = id
}
