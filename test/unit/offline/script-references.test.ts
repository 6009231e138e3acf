import { expect, test } from 'vitest'
import { findScriptReferences } from '../../../src/offline/script-references.ts'
import { cpuMs } from '../../support/cpu-ms.ts'

const found = (script: string) =>
  findScriptReferences(script, 'https://site.test/js/main.js').map(
    ({ url, kind }) => `${kind} ${url.slice('https://site.test'.length)}`,
  )

test.each([
  [
    'imports and exports',
    `import a from './a.js';import "/b.mjs";export * from '../c.js';export {d} from "./d.js?v=1"`,
    ['script /js/a.js', 'script /b.mjs', 'script /c.js', 'script /js/d.js?v=1'],
  ],
  ['imports at run time', 'import("./a.js").then(b);import(c);import(`./d.js`);import("./e" + f)', ['script /js/a.js']],
  ['bare names', 'import react from "react";import("lodash/map")', []],
  ['minified', 'import{a as b}from"./a.js";export{b as default}', ['script /js/a.js']],
  ['comments and strings', `// import "./a.js"\n/* import('./b.js') */ x = "import './c.js'"`, []],
  [
    'media in strings',
    `a("/i.png");b='https://site.test/v.mp4';c="i.png";d="/page";e="/i.png/x";f=\`/\${g}.png\``,
    ['image /i.png', 'video /v.mp4'],
  ],
  [
    'same-site resources that scripts load later',
    `s.src="/late.js?v=1";l.href='/late.css';g.src="https://stats.test/g.js";import(\`/t.js\`);h("/page")`,
    ['script /late.js?v=1', 'stylesheet /late.css'],
  ],
  [
    'slashes as servers escape them',
    `{"a":"https:\\/\\/site.test\\/e.js?v=1","b":"\\/i.png"}`,
    ['script /e.js?v=1', 'image /i.png'],
  ],
  ['invalid scripts', 'import { from "<html>', []],
  ['nothing', '', []],
])('%s', (_, script, expected) => expect(found(script)).toEqual(expected))

test.each(['import "a";', '"/', "'/a' ", 'import(', '`${', '{"a":"/x.png"},', '/'])(
  'reading takes linear time on %s',
  (piece) => {
    const timeOf = (size: number) => {
      const script = `import "./a.js";${piece.repeat(size / piece.length)}`
      const start = cpuMs()
      findScriptReferences(script, 'https://site.test/')
      return cpuMs() - start
    }
    timeOf(50_000)
    expect(timeOf(400_000)).toBeLessThan(1_500 + 40 * timeOf(50_000))
  },
)
