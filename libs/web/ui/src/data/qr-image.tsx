import { Box, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

export interface QrImageProps {
  /** What the code says. */
  value: string;
  alt: string;
  /** Shown until the picture is there. */
  loadingText: string;
  errorText: string;
  /** Pixels. */
  size?: number;
}

/** Loads the code that draws QR codes, which otherwise loads when the first one is shown. */
export const loadQrCode = () => import('qrcode');

async function draw(value: string, width: number): Promise<string> {
  const { toDataURL } = await loadQrCode();
  return toDataURL(value, { width, margin: 2 });
}

/** A QR code. Always dark on white, because cameras read it best, whatever the color mode. */
export function QrImage({ value, alt, loadingText, errorText, size = 300 }: QrImageProps) {
  const [image, setImage] = useState<{ value: string; source: string | null } | null>(null);
  useEffect(() => {
    let current = true;
    draw(value, size).then(
      (source) => current && setImage({ value, source }),
      () => current && setImage({ value, source: null }),
    );
    return () => {
      current = false;
    };
  }, [value, size]);

  return (
    <Flex w="full" justify="center">
      <Box
        w="full"
        bg="white"
        color="black"
        borderRadius="lg"
        overflow="hidden"
        borderWidth="1px"
        style={{ maxWidth: size, aspectRatio: '1' }}
      >
        {image?.source ? (
          <chakra.img src={image.source} alt={alt} w="full" h="full" data-qr={image.value} />
        ) : (
          <Flex h="full" align="center" justify="center" textStyle="small" px="4" textAlign="center">
            {image ? errorText : loadingText}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}
