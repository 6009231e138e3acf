import { expect, test } from 'vitest'
import { findScriptEmails } from '../../../../src/extraction/emails/find-script-emails.ts'
import { expectCpuWithin } from '../../../support/cpu-ms.ts'

const find = (script: string) => findScriptEmails(script).map(({ normalized }) => normalized)

test.each([
  `document.write('<b>' + 'ann' + '@' + 'acmeworks.com' + '</b>')`,
  `var u = "ann", d = "acmeworks" + ".com"; el.innerHTML = u + "@" + d`,
  `document.write('ann'); document.write('@'); document.write('acmeworks.com')`,
  `document.write('<a href="mailto:ann@acmeworks.com">mail</a>')`,
  `location.href = 'mai' + 'lto:' + 'ann' + String.fromCharCode(64) + 'acmeworks.com'`,
  `el.href = 'mailto:' + ['ann', 'acmeworks.com'].join('@')`,
  `$('.x').html('ann' + '&#64;' + 'acmeworks.com')`,
  `$('.x').attr('href', 'mailto:ann@acmeworks.com')`,
  `el.textContent = 'moc.skrowemca@nna'.split('').reverse().join('')`,
  `document.write(atob('YW5uQGFjbWV3b3Jrcy5jb20='))`,
  `eval(unescape('%64%6f%63%75%6d%65%6e%74%2e%77%72%69%74%65%28%27%61%6e%6e%40%61%63%6d%65%77%6f%72%6b%73%2e%63%6f%6d%27%29'))`,
  `document.write('\\x61nn\\u0040acmeworks.com')`,
  `openMail('ann', 'acmeworks.com')`,
  `sendMail("ann", "acmeworks", "com")`,
  `UnCryptMailto('nbjmup+booAbdnfxpslt/dpn')`,
  `var a = 'ann[at]acmeworks.com'.replace('[at]', '@'); show(a)`,
  `var addy = 'ann' + '&#64;'; addy = addy + 'acmeworks' + '&#46;' + 'com';`,
  `var addy = 'ann@'; addy += 'acmeworks.com';`,
  'var m = `mailto:ann@acmeworks.com`',
  `function mm(u, d) { document.write('<a href="mai' + 'lto:' + u + '@' + d + '">' + u + '@' + d + '</a>') }\nmm('ann', 'acmeworks.com')`,
  `function show(name, host) { var a = name + "@" + host; document.write(a) }\nshow("ann","acmeworks.com");`,
  `var put = function (n, d, t) { el.innerHTML = n + '@' + d + '.' + t }; put('ann', 'acmeworks', 'com')`,
])('%s', (script) => expect(find(script)).toEqual(['ann@acmeworks.com']))

test.each([
  `/*! grid v2 | (c) Ann <ann@acmeworks.com> | mailto */ var a = 1`,
  `// mailto:ann@acmeworks.com`,
  `var config = { support: "ann@acmeworks.com" }; atob("")`,
  `return user + "@" + host`,
  `if (!/^[^@]+@[^@]+$/.test(v)) error("mailto:" + v)`,
  `import("https://cdn.example/npm/react@18.2.0/index.js" + "@")`,
  `track('ann', 'acmeworks.com')`,
  `function page(a, b) { send(a + '/' + b) } var m = 'mailto:'; page('ann', 'acmeworks.com')`,
  `function validate(v) { return v.indexOf('@') > 0 } validate('ann', 'acmeworks.com')`,
  `validate("you@" + "example.com")`,
])('%s contains no address', (script) => expect(find(script)).toEqual([]))

test('a generator that rotates its text within a key is decoded', () => {
  const key = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  const plain = 'ann@acmeworks.com'
  const turn = (letter: string) =>
    key.includes(letter) ? key[(key.indexOf(letter) + plain.length) % key.length] : letter
  const coded = [...plain].map(turn).join('')
  expect(find(`coded = "${coded}"\n key = "${key}"\n shift=coded.length`)).toEqual([plain])
})

test('a large script is read in linear time', () => {
  const noise = `var a${'x'.repeat(20)}="mailto:"+b;`.repeat(20_000)
  expectCpuWithin(1_000, () => {
    find(noise)
  })
})
