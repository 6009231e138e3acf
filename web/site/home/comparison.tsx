import { Container } from '../container.tsx'
import { measures } from './measured.ts'

/** Measured figures beside open-source tools: those that speak for the product, and those that do not. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison-title" className="border-line border-t py-20 sm:py-28">
      <Container>
        <h2 id="comparison-title" className="font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
          Measured, not claimed
        </h2>
        <p className="mt-3 max-w-2xl text-pretty text-lg text-muted">
          Beside open-source tools in the same run, on websites whose contacts are known. The benchmarks come with the
          source code, so anyone can repeat them.
        </p>
        <table className="mt-8 block w-full text-base sm:table">
          <thead className="max-sm:sr-only">
            <tr className="border-line border-y text-left text-muted text-sm">
              <th scope="col" className="py-3 pr-6 font-medium">
                What was measured
              </th>
              <th scope="col" className="py-3 pr-6 font-medium">
                Contactory
              </th>
              <th scope="col" className="py-3 font-medium">
                Beside it
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block max-sm:border-line max-sm:border-t">
            {measures.map(({ what, here, peer, peerName }) => (
              <tr key={what} className="border-line border-b max-sm:block max-sm:py-4">
                <th scope="row" className="py-4 pr-6 text-left font-normal text-muted max-sm:block max-sm:p-0">
                  {what}
                </th>
                <td className="py-4 pr-6 font-semibold text-ink tabular-nums max-sm:block max-sm:p-0 max-sm:pt-1">
                  <span className="font-normal text-muted sm:sr-only">Contactory </span>
                  {here}
                </td>
                <td className="py-4 text-ink tabular-nums max-sm:block max-sm:p-0">
                  <span className="text-muted">{peerName}</span> {peer}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  )
}
