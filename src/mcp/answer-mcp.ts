import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { version } from '../../package.json'
import type { JsonSchema } from '../contracts/v1/json-schema.ts'
import type { ServiceContext } from '../core/context.ts'
import type { AppError } from '../lib/errors.ts'
import { callTool, refused } from './call-tool.ts'
import { schemasOf, TOOLS, type Tool } from './tools.ts'

/**
 * Answers one message by the official SDK, in its present revision and in those with a handshake. Nothing is kept between
 * messages: whichever isolate comes next can answer.
 *
 * @param refusal why no tool may be called now, for whoever has used up a limit
 */
export async function answerMcp(
  env: Env,
  ctx: ServiceContext,
  request: Request,
  parsedBody: unknown,
  refusal: AppError | undefined,
): Promise<Response> {
  return createMcpHandler(() => serverFor(env, ctx, refusal)).fetch(request, { parsedBody })
}

function serverFor(env: Env, ctx: ServiceContext, refusal: AppError | undefined): McpServer {
  // Tools are the same for everybody and for as long as a version runs: there is no change to subscribe to.
  const server = new McpServer({ name: 'contactory', version }, { capabilities: { tools: { listChanged: false } } })
  for (const [name, tool] of Object.entries(TOOLS)) {
    const { title, description, isReadOnly } = tool
    const config = {
      title,
      description,
      inputSchema: declaredInput(tool),
      outputSchema: declaredOutput(tool),
      annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: true },
    }
    server.registerTool(name, config, (given, { mcpReq }) =>
      refusal
        ? refused({ ...refusal, message: refusal.message, retry_after_seconds: refusal.retryAfterSeconds })
        : callTool(env, ctx, tool, given, mcpReq.signal),
    )
  }
  return server
}

/** Shown to clients and not checked here: the endpoint parses what it gets, and says what is wrong as to everybody. */
const declaredInput = (tool: Tool): StandardSchemaWithJSON<Record<string, unknown>> => ({
  '~standard': {
    version: 1,
    vendor: 'contactory',
    validate: (value) => ({ value: value as Record<string, unknown> }),
    jsonSchema: shown(schemasOf(tool).input),
  },
})

/** What an endpoint answers, with every field described. */
const declaredOutput = (tool: Tool): StandardSchemaWithJSON => ({
  '~standard': {
    ...(tool.endpoint.returns as StandardSchemaWithJSON)['~standard'],
    jsonSchema: shown(schemasOf(tool).output),
  },
})

const shown = (schema: JsonSchema) => {
  const asRecord = () => schema as Record<string, unknown>
  return { input: asRecord, output: asRecord }
}
