export const browser_options: { executablePath: string; args: string[] }
