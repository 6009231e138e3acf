import { createContext, type ReactNode, useContext } from 'react'
import type { Endpoint } from '../../src/contracts/endpoint.ts'

type Asked = Pick<Endpoint, 'method' | 'file' | 'impersonation' | 'permission'>

/**
 * Whether the viewer's permissions allow a call, regardless of the plan. Restrictions of an impersonation are not
 * included.
 */
export const AllowedContext = createContext<(endpoint: Asked) => boolean>(() => true)

export interface AllowedProps {
  /** The call that what is inside makes, or all of them. */
  to: Asked | readonly Asked[]
  /** In its place where it is not open to the viewer. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Offers something only to viewers who may do it. */
export function Allowed({ to, otherwise = null, children }: AllowedProps) {
  return [to].flat().every(useAllowed()) ? children : otherwise
}

/** For what is no element: whether the viewer may make a call. */
export const useAllowed = (): ((endpoint: Asked) => boolean) => useContext(AllowedContext)

/** In the place of a form that an impersonation is refused. */
export const OWNER_ONLY = <p className="text-muted text-sm">Only the owner of this account can do this.</p>
