/** Who is signed in, as the frame of the dashboard shows them. */
export interface ShellUser {
  name: string
  email: string
  isAdmin: boolean
  isRootUser: boolean
  /** The plan's display name; absent shows as Free. */
  planName?: string | null
}
