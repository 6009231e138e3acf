/** The package has no types of its own: its default export lists local parts. */
declare module 'role-based-email-addresses' {
  const mailboxes: readonly string[]
  export default mailboxes
}
