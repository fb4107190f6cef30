import { picture } from './media.js';

type Arguments = Readonly<Record<string, string>>;

interface FixturePrompt {
  description: string;
  arguments?: { name: string; description: string; required: boolean }[];
  content(values: Arguments): object[];
}

const argument = (name: string) => ({ name, description: `The ${name}.`, required: true });
const text = (value: string) => ({ type: 'text', text: value });

/** The prompts that the official suite asks for. */
export const fixturePrompts: Readonly<Record<string, FixturePrompt>> = {
  test_simple_prompt: {
    description: 'A prompt without arguments.',
    content: () => [text('This is a simple prompt for testing.')],
  },
  test_prompt_with_arguments: {
    description: 'A prompt with arguments.',
    arguments: [argument('arg1'), argument('arg2')],
    content: ({ arg1, arg2 }) => [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  test_prompt_with_embedded_resource: {
    description: 'A prompt with a resource.',
    arguments: [argument('resourceUri')],
    content: ({ resourceUri }) => [
      {
        type: 'resource',
        resource: {
          uri: resourceUri,
          mimeType: 'text/plain',
          text: 'Embedded resource content for testing.',
        },
      },
      text('Please process the embedded resource above.'),
    ],
  },
  test_prompt_with_image: {
    description: 'A prompt with an image.',
    content: () => [
      { type: 'image', data: picture, mimeType: 'image/png' },
      text('Please analyze the image above.'),
    ],
  },
};
