const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page where a person chooses a mailbox and grants or denies the requested scopes. */
export function consentPage(
  name: string,
  query: URLSearchParams,
  scopes: readonly string[],
  subject = 'mailbox',
): string {
  const kept = [...query]
    .map(([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`)
    .join('')
  const boxes = scopes
    .map(
      (scope) =>
        `<label style="display:block"><input type="checkbox" name="ticked" value="${escaped(scope)}" checked> ${escaped(scope)}</label>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in with ${escaped(name)} (local fake)</title>
<body style="font: 16px/1.5 system-ui; max-width: 32rem; margin: 3rem auto; padding: 0 1rem">
<h1>${escaped(name)} (local fake)</h1>
<p>Contactory wants to access this ${subject}. Any address will do; nothing leaves this machine.</p>
<form>
${kept}
<p><label>Address <input name="address" type="email" required value="${escaped(query.get('login_hint') ?? `alex@${name.toLowerCase()}.test`)}"></label></p>
<fieldset><legend>Access</legend>${boxes}</fieldset>
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny" formnovalidate>Deny</button></p>
</form>
</body>
</html>`
}
