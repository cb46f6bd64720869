import { useRef, type ReactNode } from 'react';
import { Button } from '@groupride/web-ui';

export interface FileButtonProps {
  label: string;
  /** Purpose of the file; together with the label it forms the accessible name of the button. */
  about: string;
  icon?: ReactNode;
  /** MIME types, comma separated. */
  accept: string;
  multiple?: boolean;
  /** Opens the camera if the device has one. */
  camera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Lets the driver choose files or take a photo. */
export function FileButton({ label, about, icon, accept, multiple, camera, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const name = `${label}: ${about}`;
  return (
    <>
      <Button size="sm" variant="soft" icon={icon} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={accept}
        multiple={multiple}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
