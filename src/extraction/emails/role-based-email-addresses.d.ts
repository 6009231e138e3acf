/** The package has no types of its own. Its default export is a list of local parts. */
declare module 'role-based-email-addresses' {
  const mailboxes: readonly string[]
  export default mailboxes
}
