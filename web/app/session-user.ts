import type { Viewer } from '../lib/can.ts'
import type { ShellUser } from './shell/shell-user.ts'

export interface SessionUser extends ShellUser, Viewer {
  id: string
  /** Whether they have to add a second factor before anything else. */
  mustAddFactor?: boolean
  /** 'none': never subscribed; 'inactive': no longer subscribed; 'loading': not known yet. */
  subscription: 'none' | 'active' | 'inactive' | 'loading'
}

export type Session =
  | { status: 'loading'; user: null }
  /** `hasLeft`: the user signed out in this tab or another one. */
  | { status: 'guest'; user: null; hasLeft: boolean }
  | { status: 'member'; user: SessionUser }
