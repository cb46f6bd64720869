import { Component, type ReactNode } from 'react';
import { Box, Button, InlineAlert, Stack } from '@groupride/web-ui';

interface Props {
  title: string;
  retry: string;
  onFailed: () => void;
  children: ReactNode;
}

/** The map's code may fail to load; the page around it keeps working. */
export class CanvasBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Box position="absolute" inset="0" display="grid" placeItems="center" py="4" px="16">
        <Stack gap="3" align="center">
          <InlineAlert tone="error">{this.props.title}</InlineAlert>
          {/* A failed lazy import stays failed, so only a reload can retry it. */}
          <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
            {this.props.retry}
          </Button>
        </Stack>
      </Box>
    );
  }
}
