import * as z from 'zod';
import { invalidInput } from '../core/errors.ts';
import { parseInput } from '../core/schemas/parse-input.ts';
import type { Fence } from './untrusted.ts';

/** A tool as a server offers it. */
export interface Tool {
  /** The tool as clients see it in the list. */
  listed: ListedTool;
  /** Throws DeskError `input_invalid`, and whatever the tool throws. */
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
  /** `lines` are for a model; text from strangers is marked in them with the fence. */
  answer(
    input: z.output<Input>,
    fence: Fence,
  ): Promise<{ lines: readonly string[]; structured: z.input<Output> }>;
}

/** Makes a read-only tool. Fields that its output schema does not have are dropped from the answer. */
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
      const { lines, structured } = await answer(parseInput(input, argumentsOf(given)), fence);
      const legend = fence.legend();
      return {
        text: [...(legend === null ? [] : [legend, '']), ...lines].join('\n'),
        structured: output.parse(structured),
      };
    },
  };
}

/** Some clients send null for no arguments. */
function argumentsOf(given: unknown): object {
  if (given === undefined || given === null) return {};
  if (typeof given === 'object' && !Array.isArray(given)) return given;
  throw invalidInput('arguments', '"arguments" must be a JSON object.');
}

/** Calling a tool twice changes nothing either, and no tool reaches out into the world. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Named schemas become `$defs`. Their `id` is removed, because some validators reject that key. */
function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.id;
    },
  });
  return { ...shape, type: 'object' };
}
