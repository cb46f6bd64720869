import { BrandMark, Flex, chakra } from '@groupride/web-ui';

export function Brand({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Flex align="center" gap="2.5">
      <BrandMark size={size} />
      <chakra.span fontWeight="bold" letterSpacing="tight" fontSize="lg">
        {name}
      </chakra.span>
    </Flex>
  );
}
