import { z } from 'zod';
import { parseInput } from '../core/schemas/parse-input.ts';
import type { Fence } from './untrusted.ts';

/** A tool as a server offers it. */
export interface Tool {
  /** As clients see it in the list. */
  listed: ListedTool;
  /** Throws DeskError `input_invalid`, and what the tool throws. */
  call(input: unknown, fence: Fence): Promise<ToolAnswer>;
}

export interface ListedTool {
  name: string;
  title: string;
  description: string;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
  annotations: typeof readOnly;
}

export type ObjectSchema = { type: 'object' } & Record<string, unknown>;

export interface ToolAnswer {
  /** For a model. */
  text: string;
  /** For a program. */
  structured: Record<string, unknown>;
}

export interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** `lines` are for a model; what strangers wrote is marked in them by the fence. */
  answer(
    input: z.output<Input>,
    fence: Fence,
  ): Promise<{ lines: readonly string[]; structured: z.input<Output> }>;
}

/** Makes a tool that reads only. What its schema of the output does not have does not go out. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): Tool {
  const { name, title, description, input, output, answer } = definition;
  return {
    listed: {
      name,
      title,
      description,
      inputSchema: jsonSchemaOf(input, 'input'),
      outputSchema: jsonSchemaOf(output, 'output'),
      annotations: readOnly,
    },
    async call(given, fence) {
      const { lines, structured } = await answer(parseInput(input, given ?? {}), fence);
      const legend = fence.legend();
      return {
        text: [...(legend === null ? [] : [legend, '']), ...lines].join('\n'),
        structured: output.parse(structured),
      };
    },
  };
}

/** Asking twice changes nothing either, and no tool reaches out into the world. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Names of schemas become `$defs`; as `id` in a schema they would be a key that validators refuse. */
function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.id;
    },
  });
  return { ...shape, type: 'object' };
}
