import { createMcpHandler, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { version } from '../../package.json'
import type { JsonSchema } from '../contracts/v1/json-schema.ts'
import type { ServiceContext } from '../core/context.ts'
import type { AppError } from '../lib/errors.ts'
import { callTool, refused } from './call-tool.ts'
import { schemasOf, TOOLS, type Tool } from './tools.ts'

/**
 * Handles one message with the official SDK, in the current revision of the protocol and in those with a handshake.
 * Stateless: any isolate can handle the next message.
 *
 * @param refusal the error of every tool call, if the caller has used up a limit
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
  // All callers have the same tools for as long as a version runs, so there are no changes to subscribe to.
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

/** Declared to clients but not validated here: the endpoint parses the input, and reports errors as to any caller. */
const declaredInput = (tool: Tool): StandardSchemaWithJSON<Record<string, unknown>> => ({
  '~standard': {
    version: 1,
    vendor: 'contactory',
    validate: (value) => ({ value: value as Record<string, unknown> }),
    jsonSchema: shown(schemasOf(tool).input),
  },
})

/** The response schema of an endpoint, with a description for every field. */
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
