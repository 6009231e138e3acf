import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { NaturalChunk } from './plan-chunks.ts'

export interface SplitChunk {
  /** Paths of its modules. */
  readonly modules: readonly string[]
  /** The module that a lazy import loads; null if the chunk only holds shared modules. */
  readonly entry: string | null
  /** Whether a page names it. */
  readonly isInitial: boolean
  /** Chunks that it imports lazily. */
  readonly lazy: readonly string[]
}

/** Builds once without writing anything, and returns how the bundler splits the modules. */
export async function naturalChunks(config: InlineConfig): Promise<(NaturalChunk & SplitChunk)[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? {
          id: chunk.fileName,
          size: gzipSync(chunk.code).length,
          imports: chunk.imports,
          modules: Object.keys(chunk.modules),
          entry: chunk.isDynamicEntry || chunk.isEntry ? chunk.facadeModuleId : null,
          isInitial: chunk.isEntry,
          lazy: chunk.dynamicImports,
        }
      : [],
  )
}
