export const neckWord = (neck: string, long = false): string =>
  neck === 'Cork'
    ? 'cork mouth'
    : neck.startsWith('Lug')
      ? `${neck.slice(4)} mm twist-off`
      : neck.startsWith('Crown')
        ? `${neck.slice(6)} mm crown`
        : neck.startsWith('Crimp')
          ? `${neck.slice(6)} mm crimp`
          : neck.startsWith('ROPP')
            ? `${neck}${long ? ' mm' : ''}`
            : long
              ? neck
              : `${neck} neck`;
