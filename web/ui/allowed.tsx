import { createContext, type ReactNode, useContext } from 'react'
import type { Endpoint } from '../../src/contracts/endpoint.ts'

type Asked = Pick<Endpoint, 'method' | 'file' | 'impersonation' | 'permission'>

/**
 * Whether the viewer may make a call. False for calls that an impersonation may not make, and for those beyond the role in
 * the workspace: neither the plan nor operators' permissions are checked here.
 */
export const AllowedContext = createContext<(endpoint: Asked) => boolean>(() => true)

export interface AllowedProps {
  /** The call that the content makes, or all of them. */
  to: Asked | readonly Asked[]
  /** Rendered instead if the viewer may not make the call. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Renders its content unless an impersonation or the viewer's role excludes the call. */
export function Allowed({ to, otherwise = null, children }: AllowedProps) {
  return [to].flat().every(useAllowed()) ? children : otherwise
}

/** The same check as a hook, for use outside JSX. */
export const useAllowed = (): ((endpoint: Asked) => boolean) => useContext(AllowedContext)

/** Shown in place of a form that is disabled during an impersonation. */
export const OWNER_ONLY = <p className="text-muted text-sm">Only the owner of this account can do this.</p>
