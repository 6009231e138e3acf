import type { Viewer } from '../lib/can.ts'
import type { ShellUser } from './shell/shell-user.ts'

export interface SessionUser extends ShellUser, Viewer {
  id: string
  /** 'none' was never subscribed; 'inactive' was, and is no longer; 'loading' is not known yet. */
  subscription: 'none' | 'active' | 'inactive' | 'loading'
}

export type Session =
  | { status: 'loading'; user: null }
  /** `hasLeft`: they signed out here, or elsewhere in this browser. */
  | { status: 'guest'; user: null; hasLeft: boolean }
  | { status: 'member'; user: SessionUser }
