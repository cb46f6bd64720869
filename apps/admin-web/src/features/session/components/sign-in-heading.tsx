import { Box, chakra } from '@groupride/web-ui';

export function SignInHeading({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <Box color="fg.muted" mt="1.5">
        {text}
      </Box>
    </Box>
  );
}
