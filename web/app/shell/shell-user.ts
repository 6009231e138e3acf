import type { Viewer } from '../../lib/can.ts'

/** Who is signed in, as the frame of the dashboard shows them. */
export interface ShellUser extends Viewer {
  name: string
  email: string
  /** The plan's display name; absent shows as Free. */
  planName?: string | null
}
